import { useId, useState } from 'react'
import { Link } from 'react-router'
import { paths } from '#app/client/paths.ts'
import { CopyNumber } from '#app/features/order-history/copy-number.tsx'
import { listOrderLines } from '#app/features/order-history/list-order-lines.ts'
import { OrderLines } from '#app/features/order-history/order-lines.tsx'
import { OrderPayment } from '#app/features/order-history/order-payment.tsx'
import { OrderStatusBadge } from '#app/features/order-history/order-status.tsx'
import { useI18n } from '#app/i18n/i18n-context.tsx'
import { textLink } from '#app/ui/text-link.ts'
import type { Order } from '#contract/order.ts'
import { formatDate } from '#contract/rules/dates.ts'
import { formatCents } from '#contract/rules/format-cents.ts'
import { toCents } from '#contract/rules/money.ts'

const shownPieces = 2

type Props = { order: Order; onDetails: () => void; onCancel: () => void }

const action = `inline-flex min-h-11 items-center text-13 ${textLink}`

export function OrderCard({ order, onDetails, onCancel }: Props) {
  const { language, t } = useI18n()
  const id = useId()
  const number = { number: order.order_number }
  return (
    <article aria-labelledby={id} data-order={order.id} className="border-b border-hairline py-8">
      <header className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <div className="flex min-w-0 flex-wrap items-baseline gap-x-4">
          <h2 id={id} className="figures inline-flex items-center text-17 font-medium">
            {t('history.orderCard.number', number)}
            <CopyNumber number={order.order_number} />
          </h2>
          <time dateTime={order.created_at} className="figures text-13 text-stone">
            {formatDate(language, order.created_at)}
          </time>
        </div>
        <OrderStatusBadge status={order.status} />
      </header>
      <Pieces order={order} />
      <footer className="mt-6 flex flex-wrap items-center justify-between gap-x-8 gap-y-2">
        <div className="flex flex-wrap items-center gap-x-6">
          <button type="button" aria-label={t('history.orderCard.detailsNamed', number)} onClick={onDetails} className={action}>
            {t('history.orderCard.details')}
          </button>
          {order.status === 'pending' && order.mode === 'crypto' && toCents(order.due_price) !== null && (
            <Link to={paths.payOrder(order.id)} aria-label={t('history.orderCard.payNamed', number)} className={action}>
              {t('history.orderCard.pay')}
            </Link>
          )}
          {order.can_cancel && (
            <button type="button" aria-label={t('history.orderCard.cancelNamed', number)} onClick={onCancel} className={action}>
              {t('history.orderCard.cancel')}
            </button>
          )}
        </div>
        <div className="ml-auto text-right">
          <p>
            <span className="mr-3 text-13 text-stone">{t('history.orderCard.total')}</span>
            <span className="figures display-small text-20">{formatCents(language, toCents(order.total_price) ?? 0)}</span>
          </p>
          <OrderPayment order={order} />
        </div>
      </footer>
    </article>
  )
}

function Pieces({ order }: { order: Order }) {
  const { t } = useI18n()
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  const lines = listOrderLines(order)
  const hiddenCount = lines.length - shownPieces
  const shown = isOpen ? lines : lines.slice(0, shownPieces)
  return (
    <div className="mt-6">
      <OrderLines id={id} lines={shown} label={t('history.details.items')} />
      {hiddenCount > 0 && (
        <button type="button" aria-expanded={isOpen} aria-controls={id} onClick={() => setOpen(!isOpen)} className={`mt-3 ${action}`}>
          {isOpen ? t('history.orderCard.fewer') : t('history.orderCard.more', { count: hiddenCount })}
        </button>
      )}
    </div>
  )
}
