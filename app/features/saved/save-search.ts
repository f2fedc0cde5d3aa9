import { saveSearch } from '#app/client/alerts.ts'
import { errorText } from '#app/client/api-error.ts'
import { loadMessages } from '#app/i18n/load-messages.ts'
import type { Translator } from '#app/i18n/translator.ts'
import { toast } from '#app/ui/toast.ts'
import type { SaveSearch } from '#contract/alerts.ts'

const readingMs = 6000

export async function saveSearchWithToast(translator: Translator, search: SaveSearch): Promise<void> {
  const { t } = translator
  await loadMessages(translator, 'account').catch(() => {})
  try {
    const reach = await saveSearch(search)
    if (reach === undefined) toast.success(t('alerts.saved'), readingMs)
    else if (reach) toast.success(t(`alerts.savedBy.${reach}`), readingMs)
    else toast.info(t('alerts.savedUnreachable'), readingMs)
  } catch (error) {
    toast.error(errorText(error, t('alerts.saveFailed')), readingMs)
  }
}
