import { useState } from 'react'
import { ApiError } from '#app/client/api-error.ts'
import { useI18n } from '#backoffice/i18n/i18n-context.tsx'
import { sentenceOf } from '#backoffice/ui/states.tsx'

/** One write at a time: busy while it is on its way, a sentence where it failed, and one beside each field that is wrong. */
export function useWrite() {
  const { t } = useI18n()
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const [errors, setErrors] = useState<ApiError['errors']>({})
  /** Returns what was written; null where it failed, or where another write is on its way. */
  const run = async <Result>(send: () => Promise<Result>): Promise<Result | null> => {
    if (isBusy) return null
    setBusy(true)
    setFailure(null)
    setErrors({})
    try {
      return await send()
    } catch (error) {
      const fields = error instanceof ApiError ? error.errors : {}
      setErrors(fields)
      setFailure(Object.keys(fields).length ? null : sentenceOf(error, t('common.actionFailed')))
      return null
    } finally {
      setBusy(false)
    }
  }
  return {
    isBusy,
    failure,
    errorOf: (field: string): string | null => errors[field]?.[0] ?? null,
    /** Whether a field within this one has a sentence of its own. */
    hasErrorWithin: (field: string): boolean => Object.keys(errors).some((name) => name.startsWith(`${field}.`)),
    /** For a form that shows no sentence beside its fields. */
    firstError: failure ?? Object.values(errors)[0]?.[0] ?? null,
    run,
    clearError: () => {
      setFailure(null)
      setErrors({})
    },
  }
}
