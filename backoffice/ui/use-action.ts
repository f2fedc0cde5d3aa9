import { useI18n } from '#backoffice/i18n/i18n-context.tsx'
import { sentenceOf } from '#backoffice/ui/states.tsx'
import { useAsyncAction } from '#backoffice/ui/use-async-action.ts'

/** The state of an action without field errors: whether it is running, and its error message. */
export function useAction() {
  const { t } = useI18n()
  const { isBusy, error, run } = useAsyncAction()
  return { isBusy, failure: error ? sentenceOf(error, t('common.actionFailed')) : null, run }
}
