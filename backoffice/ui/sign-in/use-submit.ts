import type { SubmitEvent } from 'react'
import { ApiError } from '#app/client/api-error.ts'
import { useI18n } from '#backoffice/i18n/i18n-context.tsx'
import { sentenceOf } from '#backoffice/ui/states.tsx'
import { useAsyncAction } from '#backoffice/ui/use-async-action.ts'

export function useSubmit(send: () => Promise<void>) {
  const { t } = useI18n()
  const { isBusy, error, run } = useAsyncAction()
  const errors: ApiError['errors'] = error instanceof ApiError ? error.errors : {}
  return {
    isBusy,
    // omitted if the errors are already shown beside the fields
    failure: error && !Object.keys(errors).length ? sentenceOf(error, t('signIn.failed')) : null,
    errorOf: (field: string) => errors[field]?.[0],
    onSubmit: (event: SubmitEvent<HTMLFormElement>) => {
      event.preventDefault()
      void run(send)
    },
  }
}
