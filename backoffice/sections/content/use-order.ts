import { finishEntry, orderEntries } from '#backoffice/client/content.ts'
import { useI18n } from '#backoffice/i18n/i18n-context.tsx'
import { sentenceOf } from '#backoffice/ui/states.tsx'
import { showToast } from '#backoffice/ui/toasts.ts'

export function useOrder(listed: { queryKey: readonly unknown[] }, send: (ids: number[]) => Promise<{ action_id: string }>) {
  const { t } = useI18n()
  return (ids: readonly number[]) => {
    const ordering = orderEntries(listed, ids, async (sent) => {
      const { action_id: action } = await send(sent)
      await finishEntry(listed, t('content.ordered'), action)
    })
    void ordering.catch((error: unknown) => showToast('error', sentenceOf(error, t('content.orderFailed'))))
  }
}
