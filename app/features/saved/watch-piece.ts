import { changeFavoriteAlerts, readReachAfterChange } from '#app/client/alerts.ts'
import { errorText } from '#app/client/api-error.ts'
import { setSaved } from '#app/client/saved-lists.ts'
import { loadMessages } from '#app/i18n/load-messages.ts'
import type { Translator } from '#app/i18n/translator.ts'
import { toast } from '#app/ui/toast.ts'
import type { PieceRef } from '#contract/rules/piece-ref.ts'

const readingMs = 6000

/** Saves a piece as a favorite with alerts. A toast says whether alerts can reach the customer. */
export async function watchPieceWithToast(translator: Translator, piece: PieceRef): Promise<void> {
  const { t } = translator
  await loadMessages(translator, 'account').catch(() => {})
  try {
    await setSaved('favorite', piece, { isSaved: true })
    await changeFavoriteAlerts({ piece: piece.id, is_on: true })
    const reach = await readReachAfterChange()
    if (reach === undefined) toast.success(t('alerts.pieceOn'), readingMs)
    else if (reach) toast.success(t('alerts.watched'), readingMs)
    else toast.info(t('alerts.watchedUnreachable'), readingMs)
  } catch (error) {
    toast.error(errorText(error, t('alerts.changeFailed')), readingMs)
  }
}
