import { useNavigate } from 'react-router'
import { isBlocking, isNothingOrderable, type OptimisticCart, ordersHoldingAll, unblockingChange } from '#app/client/cart.ts'
import { paths } from '#app/client/paths.ts'
import { isSignedIn } from '#app/client/session.ts'
import { useI18n } from '#app/i18n/i18n-context.tsx'
import { PayOwnOrders } from '#app/sections/cart/pay-own-orders.tsx'
import { PaymentSystems } from '#app/sections/cart/payment-systems.tsx'
import { sendCartChange } from '#app/sections/cart/use-cart.ts'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { Skeleton } from '#app/ui/skeleton.tsx'
import { textLink } from '#app/ui/text-link.ts'
import { formatCents } from '#contract/rules/format-cents.ts'

type Props = { cart: OptimisticCart; isLoading: boolean }

/**
 * The cart's total and the button to the checkout. If some lines block the order, the button first removes them or lowers their quantity.
 * On narrow screens, the summary is below the lines, and is hidden until the lines have loaded, so that it does not shift.
 */
export function CartSummary({ cart, isLoading }: Props) {
  const { t } = useI18n()
  const orders = ordersHoldingAll(cart.items)
  return (
    <section
      aria-labelledby="cart-summary"
      className={`border-t border-ink pt-6 xl:sticky xl:top-32 xl:self-start ${isLoading ? 'max-xl:hidden' : ''}`}
    >
      <h2 id="cart-summary" className="label text-stone">
        {t('cart.summary')}
      </h2>
      {orders.length > 0 ? <AllOrdered orders={orders} /> : <ToOrder cart={cart} isLoading={isLoading} />}
      <PaymentSystems />
    </section>
  )
}

/** Shown if the customer's own orders hold every piece in the cart: a link to pay instead of a total of zero. */
function AllOrdered({ orders }: { orders: ReturnType<typeof ordersHoldingAll> }) {
  const { t } = useI18n()
  return (
    <>
      <p className="mt-4">{t('cart.allOrdered')}</p>
      <PayOwnOrders orders={orders} className="mt-6 w-full" />
    </>
  )
}

function ToOrder({ cart, isLoading }: Props) {
  const { language, t } = useI18n()
  const navigate = useNavigate()
  const isBlocked = cart.items.some(isBlocking)
  // matches the total: excludes unavailable lines and pieces held by the customer's own crypto order
  const count = cart.count - cart.items.reduce((sum, item) => sum + (item.is_available ? 0 : item.quantity), 0)
  const isEmpty = !isLoading && cart.items.length === 0
  const isOff = isLoading || isEmpty
  const unblock = () => Promise.all(cart.items.flatMap((item) => unblockingChange(item) ?? []).map((change) => sendCartChange(t, change)))
  const proceed = () => void navigate(isSignedIn() ? `${paths.checkout}#top` : paths.login(paths.checkout))
  if (isBlocked && isNothingOrderable(cart.items)) return <NothingToOrder />
  return (
    <>
      {!isEmpty && (isLoading || count > 0) && (
        <>
          <dl className="figures mt-4 flex items-baseline justify-between gap-4" aria-live="polite">
            <dt>
              {t('cart.total')}
              <span className="ml-2 text-13 text-stone">{!isLoading && t('cart.goods', { count })}</span>
            </dt>
            <dd className="text-24">{isLoading ? <Skeleton className="h-8 w-28" /> : formatCents(language, cart.totalCents)}</dd>
          </dl>
          <p className="mt-3 text-13 text-stone">{t('cart.deliveryNote')}</p>
        </>
      )}
      {isBlocked && <p className="mt-6 border-l-2 border-oxblood pl-4 text-13">{t('cart.blocked')}</p>}
      <Button onClick={() => void (isBlocked ? unblock().then(proceed) : proceed())} disabled={isOff} className="mt-6 w-full">
        {t(isBlocked ? 'cart.orderRest' : 'cart.checkout')}
      </Button>
      {isBlocked && (
        <button type="button" onClick={() => void unblock()} className={`mt-2 inline-flex min-h-11 items-center text-13 ${textLink}`}>
          {t('cart.removeBlocked')}
        </button>
      )}
    </>
  )
}

function NothingToOrder() {
  const { t } = useI18n()
  return (
    <>
      <p className="mt-4">{t('cart.nothingToOrder')}</p>
      <ButtonLink to={paths.catalog()} className="mt-6 w-full">
        {t('common.toCatalog')}
      </ButtonLink>
    </>
  )
}
