import { type SubmitEvent, useState } from 'react'
import { ApiError } from '#app/client/api-error.ts'
import { useI18n } from '#backoffice/i18n/i18n-context.tsx'
import { sentenceOf } from '#backoffice/ui/states.tsx'

/** A short form that is sent as it is: busy while it is on its way, a sentence where it failed. */
export function useSubmit(send: () => Promise<void>) {
  const { t } = useI18n()
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const [errors, setErrors] = useState<ApiError['errors']>({})
  const run = async () => {
    if (isBusy) return
    setBusy(true)
    setFailure(null)
    setErrors({})
    try {
      await send()
    } catch (error) {
      const fields = error instanceof ApiError ? error.errors : {}
      setErrors(fields)
      // a sentence beside a field is not said twice
      setFailure(Object.keys(fields).length ? null : sentenceOf(error, t('signIn.failed')))
    } finally {
      setBusy(false)
    }
  }
  return {
    isBusy,
    failure,
    errorOf: (field: string) => errors[field]?.[0],
    onSubmit: (event: SubmitEvent<HTMLFormElement>) => {
      event.preventDefault()
      void run()
    },
  }
}
