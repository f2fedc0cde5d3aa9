import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { StaffOrder } from '#backoffice/client/orders.ts'
import { paths } from '#backoffice/client/paths.ts'
import { useI18n } from '#backoffice/i18n/i18n-context.tsx'
import { useFormat } from '#backoffice/i18n/use-format.ts'
import { Converted } from '#backoffice/sections/rates/converted.tsx'
import { Panel } from '#backoffice/ui/page.tsx'
import { PieceTraits } from '#backoffice/ui/piece-traits.tsx'

type Item = StaffOrder['items'][number]
type Traits = StaffOrder['pieces'][number]

export const pieceOf = ({ watch, jewelry, bag }: Item) => watch ?? jewelry ?? bag

export const traitsOf = ({ pieces }: StaffOrder, item: Item): Traits | undefined => pieces.find(({ id }) => id === pieceOf(item)?.id)

export function PiecesPanel({ order }: { order: StaffOrder }) {
  const { t } = useI18n()
  const { money } = useFormat()
  const discount = order.promo_code ? `${t('orders.discount')}, ${t('orders.promo', { code: order.promo_code })}` : t('orders.discount')
  const isPlain = Number(order.discount) === 0 && !order.credit && order.destination.delivery_method === 'pickup'
  const credit = t('orders.credit', { piece: order.credit?.piece ?? '' })
  const creditName = order.credit_buyback_id ? (
    <Link to={paths.buyback(order.credit_buyback_id)} className="underline underline-offset-2 hover:text-ink">
      {credit}
    </Link>
  ) : (
    credit
  )
  return (
    <Panel title={t('orders.pieces')} isFlush>
      <ul>
        {order.items.map((item) => (
          <PieceLine
            key={item.id}
            item={item}
            traits={traitsOf(order, item)}
            whereabouts={order.whereabouts.find((one) => one.piece_id === pieceOf(item)?.id)}
          />
        ))}
      </ul>
      <dl className="figures grid gap-1 border-t border-hairline px-4 py-3 text-13 max-md:text-15">
        {!isPlain && <Sum name={t('orders.goods')} value={money(order.goods_price)} />}
        {Number(order.discount) > 0 && <Sum name={discount} value={`−${money(order.discount)}`} />}
        {order.credit && <Sum name={creditName} value={`−${money(order.credit.price)}`} />}
        {!isPlain && (
          <Sum name={t('orders.delivery')} value={Number(order.delivery_price) > 0 ? money(order.delivery_price) : t('orders.free')} />
        )}
        <Sum name={t('orders.total')} value={money(order.total_price)} isTotal />
      </dl>
      <Converted usd={order.total_price} className="-mt-2 px-4 pb-3 text-right" />
    </Panel>
  )
}

type PieceLineProps = { item: Item; traits: Traits | undefined; whereabouts: StaffOrder['whereabouts'][number] | undefined }

function PieceLine({ item, traits, whereabouts }: PieceLineProps) {
  const { t } = useI18n()
  const { money } = useFormat()
  const piece = pieceOf(item)
  if (!piece) return null
  const [photo] = piece.photos
  return (
    <li className="relative flex items-center gap-3 border-b border-hairline px-4 py-2.5 last:border-0">
      <span className="h-14 w-11 shrink-0 overflow-hidden rounded-2 bg-ivory">
        {photo && <img src={photo.thumbnail_url} alt="" width={44} height={56} loading="lazy" className="size-full object-cover" />}
      </span>
      <span className="grid min-w-0 flex-1">
        <Link to={paths.piece(piece.id)} className="truncate after:absolute after:inset-0 hover:underline md:after:hidden">
          {piece.brand.name} {piece.model_name}
        </Link>
        <span className="text-13 text-stone">
          {[piece.reference, item.quantity > 1 ? t('orders.quantity', { count: item.quantity }) : null].filter(Boolean).join(' · ')}
        </span>
        <PieceTraits of={traits} />
        {whereabouts && <Whereabouts {...whereabouts} />}
      </span>
      <span className="figures text-right">{money(Number(item.price) * item.quantity)}</span>
    </li>
  )
}

function Whereabouts({ city, place, is_elsewhere: isElsewhere, move }: StaffOrder['whereabouts'][number]) {
  const { t } = useI18n()
  return (
    <span className="flex flex-wrap gap-x-2 text-13 text-stone">
      <span>{t('orders.lies', { city, place: place ?? t('orders.noPlace') })}</span>
      {isElsewhere && !move && <span className="text-oxblood">{t('orders.liesElsewhere')}</span>}
      {move && <span className="text-oxblood">{t(`pieceParts.move.states.${move.state}`, { city: move.city })}</span>}
    </span>
  )
}

function Sum({ name, value, isTotal }: { name: ReactNode; value: string; isTotal?: boolean }) {
  return (
    <div className={`flex justify-between gap-4 ${isTotal ? 'text-15 font-medium' : ''}`}>
      <dt className={isTotal ? '' : 'text-stone'}>{name}</dt>
      <dd>{value}</dd>
    </div>
  )
}
