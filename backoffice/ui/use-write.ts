import { ApiError } from '#app/client/api-error.ts'
import { useI18n } from '#backoffice/i18n/i18n-context.tsx'
import { sentenceOf } from '#backoffice/ui/states.tsx'
import { useAct } from '#backoffice/ui/use-act.ts'

/** A write of a form: busy while it is on its way, a sentence where it failed, and one beside each field that is wrong. */
export function useWrite() {
  const { t } = useI18n()
  const { error, ...act } = useAct()
  const errors: ApiError['errors'] = error instanceof ApiError ? error.errors : {}
  const hasErrors = Object.keys(errors).length > 0
  const failure = error && !hasErrors ? sentenceOf(error, t('common.actionFailed')) : null
  return {
    ...act,
    failure,
    errorOf: (field: string): string | null => errors[field]?.[0] ?? null,
    /** Whether a field within this one has a sentence of its own. */
    hasErrorWithin: (field: string): boolean => Object.keys(errors).some((name) => name.startsWith(`${field}.`)),
    /** For a form that shows no sentence beside its fields. */
    firstError: failure ?? Object.values(errors)[0]?.[0] ?? null,
  }
}
