import { useI18n } from '#backoffice/i18n/i18n-context.tsx'
import { sentenceOf } from '#backoffice/ui/states.tsx'
import { useAct } from '#backoffice/ui/use-act.ts'

/** An act of a window without fields of its own errors: whether it is on its way, and why it failed. */
export function useRun() {
  const { t } = useI18n()
  const { isBusy, error, run } = useAct()
  return { isBusy, failure: error ? sentenceOf(error, t('common.actionFailed')) : null, run }
}
