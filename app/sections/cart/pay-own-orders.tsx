import { paths } from '#app/client/paths.ts'
import { useI18n } from '#app/i18n/i18n-context.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import type { CartItem } from '#contract/cart.ts'

export function PayOwnOrders({ orders, className = '' }: { orders: NonNullable<CartItem['pending_order']>[]; className?: string }) {
  const { t } = useI18n()
  return orders.map(({ id, order_number: number }) => (
    <ButtonLink key={id} to={paths.payOrder(id)} className={className}>
      {t('cart.payOwnOrderNamed', { number })}
    </ButtonLink>
  ))
}
