import { ApiError } from '#app/client/api-error.ts'
import { useI18n } from '#backoffice/i18n/i18n-context.tsx'
import { sentenceOf } from '#backoffice/ui/states.tsx'
import { useAsyncAction } from '#backoffice/ui/use-async-action.ts'

/** Runs the save of a form. Returns whether it is running, its error message, and the error of each field. */
export function useWrite() {
  const { t } = useI18n()
  const { error, ...act } = useAsyncAction()
  const errors: ApiError['errors'] = error instanceof ApiError ? error.errors : {}
  const hasErrors = Object.keys(errors).length > 0
  const failure = error && !hasErrors ? sentenceOf(error, t('common.actionFailed')) : null
  return {
    ...act,
    failure,
    errorOf: (field: string): string | null => errors[field]?.[0] ?? null,
    /** Whether any field nested in `field` has an error. */
    hasErrorWithin: (field: string): boolean => Object.keys(errors).some((name) => name.startsWith(`${field}.`)),
    /** The first error, for forms that show no errors beside their fields. */
    firstError: failure ?? Object.values(errors)[0]?.[0] ?? null,
  }
}
