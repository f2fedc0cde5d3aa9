import { paths } from '#app/client/paths.ts'
import { isSignedIn } from '#app/client/session.ts'
import type { ShownCart } from '#app/client/shown-cart.ts'
import { unblockingChange } from '#app/features/cart/unblocking-change.ts'
import { useCartChanges } from '#app/features/cart/use-cart-changes.ts'
import { formatCents } from '#app/i18n/format.ts'
import { useI18n } from '#app/i18n/i18n-context.tsx'
import { PaymentMarks } from '#app/sections/cart/payment-marks.tsx'
import { Button } from '#app/ui/button.tsx'
import { Skeleton } from '#app/ui/skeleton.tsx'
import { textLink } from '#app/ui/text-link.tsx'
import { useNavigate } from 'react-router'

type Props = { cart: ShownCart; isLoading: boolean }

/**
 * How much it is, and on to the checkout; nothing to order, nowhere to go (CART-02). Below the lines it waits until these are there: it
 * would be pushed about by them.
 */
export function CartSummary({ cart, isLoading }: Props) {
  const { language, t } = useI18n()
  const navigate = useNavigate()
  const isBlocked = cart.items.some((item) => !item.is_available)
  const isOff = isLoading || isBlocked || cart.items.length === 0
  const goOn = () => void navigate(isSignedIn() ? `${paths.checkout}#top` : paths.login(paths.checkout))
  return (
    <section
      aria-labelledby="cart-summary"
      className={`border-t border-ink pt-6 xl:sticky xl:top-55 xl:self-start xl:in-[body:has(header[data-compact])]:top-32 ${isLoading ? 'max-xl:hidden' : ''}`}
    >
      <h2 id="cart-summary" className="label text-stone">
        {t('cart.summary')}
      </h2>
      <dl className="figures mt-4 flex items-baseline justify-between gap-4" aria-live="polite">
        <dt>
          {t('cart.total')}
          <span className="ml-2 text-13 text-stone">{!isLoading && t('cart.goods', { count: cart.count })}</span>
        </dt>
        <dd className="text-24">{isLoading ? <Skeleton className="h-8 w-28" /> : formatCents(language, cart.totalCents)}</dd>
      </dl>
      <p className="mt-3 text-13 text-stone">{t('cart.deliveryNote')}</p>
      {isBlocked && <Blocked cart={cart} />}
      <Button onClick={goOn} disabled={isOff} className="mt-6 w-full">
        {t('cart.checkout')}
      </Button>
      <PaymentMarks />
    </section>
  )
}

/** What cannot be ordered stands in the way: one press takes it out, or leaves as many as there are. */
function Blocked({ cart }: { cart: ShownCart }) {
  const { t } = useI18n()
  const { send } = useCartChanges()
  const removeAll = () => {
    for (const item of cart.items) {
      const change = unblockingChange(item)
      if (change) send(change)
    }
  }
  return (
    <div aria-live="polite" className="mt-6 border-l-2 border-oxblood pl-4">
      <p className="text-13">{t('cart.blocked')}</p>
      <button type="button" onClick={removeAll} className={`inline-flex min-h-11 items-center text-13 ${textLink}`}>
        {t('cart.removeBlocked')}
      </button>
    </div>
  )
}
