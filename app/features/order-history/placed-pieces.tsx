import { type OrderLine, listOrderLines } from '#app/features/order-history/list-order-lines.ts'
import { OrderSums } from '#app/features/order-history/order-sums.tsx'
import { useI18n } from '#app/i18n/i18n-context.tsx'
import { NoWrap } from '#app/ui/no-wrap.tsx'
import { Picture } from '#app/ui/picture.tsx'
import type { Order } from '#contract/order.ts'
import { formatCents } from '#contract/rules/format-cents.ts'
import { toCents } from '#contract/rules/money.ts'
import { piecePath } from '#contract/rules/piece-path.ts'

export function PlacedPieces({ order }: { order: Order }) {
  const { t } = useI18n()
  const lines = listOrderLines(order)
  return (
    <div className="mt-8 sm:mt-10">
      <ul aria-label={t('history.details.items')} className="grid gap-x-8 gap-y-6 md:grid-cols-2">
        {lines.map((line) => (
          <PlacedPiece key={line.id} line={line} />
        ))}
      </ul>
      <div className="mt-8 md:ml-auto md:w-1/2 md:pl-4">
        <OrderSums order={order} />
      </div>
    </div>
  )
}

function PlacedPiece({ line: { kind, piece, photo, price, quantity } }: { line: OrderLine }) {
  const { language, t } = useI18n()
  const cents = toCents(price)
  return (
    <li className="grid grid-cols-[112px_minmax(0,1fr)] items-center gap-5 sm:grid-cols-[144px_minmax(0,1fr)] sm:gap-6">
      <span className="relative block aspect-4/5 bg-paper">
        <Picture photo={photo} fallback={kind} sizes="(min-width: 640px) 144px, 112px" isDecorative />
      </span>
      <span className="min-w-0 wrap-anywhere">
        <span className="label block text-stone">{piece.brand.name}</span>
        <a href={piecePath(kind, piece.id)} className="quiet-link mt-2 block text-17">
          <NoWrap text={piece.model_name} />
        </a>
        {piece.reference && <span className="figures mt-1 block text-13 text-stone">{piece.reference}</span>}
        <span className="figures mt-3 block whitespace-nowrap">
          {cents !== null && formatCents(language, cents * quantity)}
          {quantity > 1 && <span className="ml-3 text-13 text-stone">{t('history.orderCard.quantity', { count: quantity })}</span>}
        </span>
      </span>
    </li>
  )
}
