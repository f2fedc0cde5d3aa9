import { Banknote, HandCoins, type LucideIcon, MailX, PenLine, StickyNote, Undo2, UserRoundPen } from 'lucide-react'
import type { ListedOrder } from '#backoffice/client/orders.ts'
import { useI18n } from '#backoffice/i18n/i18n-context.tsx'
import { useFormat } from '#backoffice/i18n/use-format.ts'

export function OrderBadges({ order }: { order: ListedOrder }) {
  const { t } = useI18n()
  const { money } = useFormat()
  const badges: [boolean, LucideIcon, string, string?][] = [
    [order.has_failed_email, MailX, t('orders.badge.failedEmail'), 'text-oxblood'],
    [order.is_kept, Banknote, t('orders.badge.kept'), 'text-oxblood'],
    [Number(order.owed_back_usd) > 0, HandCoins, t('orders.badge.owedBack', { sum: money(order.owed_back_usd) }), 'text-oxblood'],
    [order.is_returned, Undo2, t('orders.badge.returned')],
    [order.is_refunded && !order.is_returned, PenLine, t('orders.badge.refunded')],
    [order.note_count > 0, StickyNote, order.pinned_note ?? t('orders.badge.note')],
    [order.is_by_hand, UserRoundPen, t('orders.badge.byHand')],
  ]
  return (
    <span className="inline-flex shrink-0 items-center gap-1.5 text-stone">
      {badges.map(
        ([isShown, Icon, name, tone]) =>
          isShown && (
            <span key={name} title={name} className={tone}>
              <Icon aria-hidden="true" size={14} />
              <span className="sr-only">{name}</span>
            </span>
          ),
      )}
    </span>
  )
}
