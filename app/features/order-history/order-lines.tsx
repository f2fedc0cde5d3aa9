import type { OrderLine } from '#app/features/order-history/list-order-lines.ts'
import { useI18n } from '#app/i18n/i18n-context.tsx'
import { Label } from '#app/ui/label.tsx'
import { Picture } from '#app/ui/picture.tsx'
import { formatCents } from '#contract/rules/format-cents.ts'
import { toCents } from '#contract/rules/money.ts'
import { piecePath } from '#contract/rules/piece-path.ts'

export function OrderLines({ lines, label, id }: { lines: OrderLine[]; label: string; id?: string }) {
  return (
    <ul id={id} aria-label={label} className="grid gap-5">
      {lines.map((line) => (
        <OrderLineRow key={line.id} line={line} />
      ))}
    </ul>
  )
}

function OrderLineRow({ line: { kind, piece, photo, quantity, price } }: { line: OrderLine }) {
  const { language, t } = useI18n()
  const cents = toCents(price)
  return (
    <li className="grid grid-cols-[64px_minmax(0,1fr)] gap-x-4 sm:grid-cols-[64px_minmax(0,1fr)_auto] sm:gap-x-6">
      <div className="relative row-span-2 h-20 w-16 bg-ivory sm:row-span-1">
        <Picture photo={photo} fallback={kind} sizes="64px" isDecorative className="p-1" />
      </div>
      <div className="min-w-0">
        <Label>{piece.brand.name}</Label>
        <p className="display-small mt-1 text-17 wrap-anywhere">
          <a href={piecePath(kind, piece.id)} className="quiet-link">
            {piece.model_name}
          </a>
        </p>
        {piece.reference && <p className="figures mt-0.5 text-13 wrap-anywhere text-stone">{piece.reference}</p>}
      </div>
      <p className="figures mt-1 whitespace-nowrap sm:mt-0 sm:text-right">
        {quantity > 1 && <span className="mr-3 text-stone">{t('history.orderCard.quantity', { count: quantity })}</span>}
        {cents === null ? null : formatCents(language, cents * quantity)}
      </p>
    </li>
  )
}
