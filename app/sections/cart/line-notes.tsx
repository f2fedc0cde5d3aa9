import { formatCents } from '#app/i18n/format.ts'
import { useI18n } from '#app/i18n/i18n-context.tsx'
import type { MessageKey } from '#app/i18n/messages.ts'
import type { CartItem } from '#contract/cart.ts'
import { pieceInside } from '#contract/rules/piece-ref.ts'
import { toCents } from '#contract/rules/money.ts'

/** What a person should know of a line before ordering: that it cannot be had, or costs something else by now (CART-01). */
export function LineNotes({ item }: { item: CartItem }) {
  const { language, t } = useI18n()
  const trouble = troubleOf(item)
  const wasCents = trouble === 'cart.onRequest' ? null : toCents(item.price_was_usd)
  if (!trouble && wasCents === null) return null
  return (
    <div className="text-13">
      {trouble && <p className="border-l-2 border-oxblood pl-3 text-oxblood">{t(trouble)}</p>}
      {!trouble && wasCents !== null && (
        <p className="border-l-2 border-brass pl-3 text-stone">{t('cart.priceWas', { price: formatCents(language, wasCents) })}</p>
      )}
    </div>
  )
}

function troubleOf(item: CartItem): MessageKey | null {
  if (item.is_available) return null
  const piece = pieceInside(item)?.piece
  if (piece?.status === 'reserved') return 'cart.reserved'
  if (piece?.status === 'available' && piece.price_on_request) return 'cart.onRequest'
  return item.stock > 0 ? 'cart.tooMany' : 'cart.sold'
}
