import type { SubmitEvent } from 'react'
import { ApiError } from '#app/client/api-error.ts'
import { useI18n } from '#backoffice/i18n/i18n-context.tsx'
import { sentenceOf } from '#backoffice/ui/states.tsx'
import { useAct } from '#backoffice/ui/use-act.ts'

/** A short form that is sent as it is: busy while it is on its way, a sentence where it failed. */
export function useSubmit(send: () => Promise<void>) {
  const { t } = useI18n()
  const { isBusy, error, run } = useAct()
  const errors: ApiError['errors'] = error instanceof ApiError ? error.errors : {}
  return {
    isBusy,
    // a sentence beside a field is not said twice
    failure: error && !Object.keys(errors).length ? sentenceOf(error, t('signIn.failed')) : null,
    errorOf: (field: string) => errors[field]?.[0],
    onSubmit: (event: SubmitEvent<HTMLFormElement>) => {
      event.preventDefault()
      void run(send)
    },
  }
}
