import { useI18n } from '#app/i18n/i18n-context.tsx'
import { CartLine } from '#app/sections/cart/cart-line.tsx'
import { useCardMarks } from '#app/sections/use-card-marks.ts'
import type { CartItem } from '#contract/cart.ts'

export function CartLines({ items }: { items: readonly CartItem[] }) {
  const { t } = useI18n()
  const { marks, toggle } = useCardMarks()
  return (
    <ul aria-label={t('cart.items')} className="border-t border-hairline">
      {items.map((item) => (
        <li key={item.id} className="border-b border-hairline">
          <CartLine item={item} marks={marks} onToggle={toggle} />
        </li>
      ))}
    </ul>
  )
}
