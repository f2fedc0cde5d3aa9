import { Link } from 'react-router'
import { paths } from '#app/client/paths.ts'
import { useI18n } from '#app/i18n/i18n-context.tsx'
import type { MessageKey } from '#app/i18n/messages.ts'
import { LostPiece } from '#app/sections/cart/lost-piece.tsx'
import { textLink } from '#app/ui/text-link.ts'
import type { CartItem } from '#contract/cart.ts'
import { formatCents } from '#contract/rules/format-cents.ts'
import { toCents } from '#contract/rules/money.ts'
import { pieceInside } from '#contract/rules/piece-ref.ts'

export function LineNotes({ item }: { item: CartItem }) {
  const { language, t } = useI18n()
  if (item.pending_order) return <OwnOrder order={item.pending_order} />
  const problem = problemOf(item)
  const wasCents = problem === 'cart.onRequest' ? null : toCents(item.price_was_usd)
  if (!problem && wasCents === null) return null
  return (
    <div className="text-13">
      {problem && <p className="border-l-2 border-oxblood pl-3 text-oxblood">{t(problem)}</p>}
      <LostPiece item={item} />
      {!problem && wasCents !== null && (
        <p className="border-l-2 border-brass pl-3 text-stone">{t('cart.priceWas', { price: formatCents(language, wasCents) })}</p>
      )}
    </div>
  )
}

function OwnOrder({ order: { id, order_number: number } }: { order: NonNullable<CartItem['pending_order']> }) {
  const { t } = useI18n()
  return (
    <p className="flex flex-wrap items-baseline gap-x-4 border-l-2 border-brass pl-3 text-13">
      {t('cart.inOwnOrder', { number })}
      <Link to={paths.payOrder(id)} aria-label={t('cart.payOwnOrderNamed', { number })} className={`relative z-1 ${textLink}`}>
        {t('cart.payOwnOrder')}
      </Link>
    </p>
  )
}

function problemOf(item: CartItem): MessageKey | null {
  if (item.is_available) return null
  const piece = pieceInside(item)?.piece
  if (piece?.status === 'reserved') return 'cart.reserved'
  if (piece?.status === 'available' && piece.price_on_request) return 'cart.onRequest'
  return item.stock > 0 ? 'cart.tooMany' : 'cart.sold'
}
