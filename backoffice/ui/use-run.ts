import { useI18n } from '#backoffice/i18n/i18n-context.tsx'
import { sentenceOf } from '#backoffice/ui/states.tsx'
import { useAct } from '#backoffice/ui/use-act.ts'

/** The state of an action without field errors: whether it is running, and its error message. */
export function useRun() {
  const { t } = useI18n()
  const { isBusy, error, run } = useAct()
  return { isBusy, failure: error ? sentenceOf(error, t('common.actionFailed')) : null, run }
}
