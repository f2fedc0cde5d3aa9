import { Link } from 'react-router'
import { paths } from '#backoffice/client/paths.ts'
import type { StaffThread } from '#backoffice/client/threads.ts'
import { useOfficeTimeZone } from '#backoffice/client/use-staff.ts'
import { useI18n } from '#backoffice/i18n/i18n-context.tsx'
import { useFormat } from '#backoffice/i18n/use-format.ts'
import { ThreadStatusBadge } from '#backoffice/sections/inbox/thread-state.tsx'
import { OrderStatusBadge } from '#backoffice/sections/orders/order-status.tsx'
import { PieceStatusBadge } from '#backoffice/sections/pieces/piece-status.tsx'
import { Panel } from '#backoffice/ui/page.tsx'
import { PieceTraits } from '#backoffice/ui/piece-traits.tsx'

const row =
  'relative flex items-baseline justify-between gap-3 border-b border-hairline px-4 py-2.5 text-13 last:border-0 hover:bg-ivory/60 finger:min-h-11'
const rowLink = 'font-medium outline-none after:absolute after:inset-0 focus-visible:after:outline-2 focus-visible:after:-outline-offset-2'

export function PiecePanel({ thread: { piece } }: { thread: StaffThread }) {
  const { t } = useI18n()
  const { money } = useFormat()
  if (!piece) return null
  return (
    <Panel title={t('threads.piece')}>
      <div className="flex gap-3">
        <span className="h-20 w-16 shrink-0 overflow-hidden rounded-2 bg-ivory">
          {piece.photo && <img src={piece.photo} alt="" width={64} height={80} className="size-full object-cover" />}
        </span>
        <div className="grid min-w-0 content-start gap-0.5 text-13">
          <Link to={paths.piece(piece.id)} className="font-medium hover:underline finger:inline-flex finger:min-h-11 finger:items-center">
            {piece.name}
          </Link>
          <PieceTraits of={piece.traits} />
          {piece.reference && <span className="figures text-stone">{piece.reference}</span>}
          <span className="figures">{piece.price_usd === null ? t('threads.onRequest') : money(piece.price_usd)}</span>
          <span className="flex flex-wrap gap-x-3">
            <PieceStatusBadge status={piece.status} />
            <span className="figures text-stone">{t('threads.stock', { count: piece.stock })}</span>
          </span>
        </div>
      </div>
    </Panel>
  )
}

export function OrdersPanel({ thread: { orders } }: { thread: StaffThread }) {
  const { t } = useI18n()
  const { money } = useFormat()
  if (!orders?.length) return null
  return (
    <Panel title={t('threads.orders')} isFlush>
      <ul>
        {orders.map((order) => (
          <li key={order.id} className={row}>
            <span className="grid">
              <Link to={paths.order(order.id)} className={`figures ${rowLink}`}>
                {order.number}
              </Link>
              <OrderStatusBadge order={order} />
            </span>
            <span className="figures">{money(order.total_usd)}</span>
          </li>
        ))}
      </ul>
    </Panel>
  )
}

export function OthersPanel({ thread: { threads } }: { thread: StaffThread }) {
  const { t } = useI18n()
  const { day } = useFormat(useOfficeTimeZone().timeZone)
  if (!threads.length) return null
  return (
    <Panel title={t('threads.others')} isFlush>
      <ul>
        {threads.map(({ id, kind, status, created_at: at }) => (
          <li key={id} className={row}>
            <span className="grid">
              <Link to={paths.thread(id)} className={rowLink}>
                <span className="figures">{t('threads.number', { number: id })}</span> · {t(`threads.kind.${kind}`)}
              </Link>
              <ThreadStatusBadge status={status} />
            </span>
            <span className="figures text-stone">{day(at)}</span>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
