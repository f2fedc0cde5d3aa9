import { useI18n } from '#backoffice/i18n/i18n-context.tsx'
import { sentenceOf } from '#backoffice/ui/states.tsx'
import { useAsyncAction } from '#backoffice/ui/use-async-action.ts'

/** Runs actions that have no field errors. Returns whether an action is running, and its error message. */
export function useAction() {
  const { t } = useI18n()
  const { isBusy, error, run } = useAsyncAction()
  return { isBusy, failure: error ? sentenceOf(error, t('common.actionFailed')) : null, run }
}
