import { useI18n } from '#app/i18n/i18n-context.tsx'
import { CartLineRow } from '#app/sections/cart/cart-line.tsx'
import { useCardToggles } from '#app/sections/use-card-toggles.ts'
import type { CartItem } from '#contract/cart.ts'

export function CartLines({ items }: { items: readonly CartItem[] }) {
  const { t } = useI18n()
  const { saved, toggle } = useCardToggles()
  return (
    <ul aria-label={t('cart.items')} className="border-t border-hairline">
      {items.map((item) => (
        <li key={item.id} className="border-b border-hairline">
          <CartLineRow item={item} saved={saved} onToggle={toggle} />
        </li>
      ))}
    </ul>
  )
}
