import { useEffect } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { paths } from '#app/client/paths.ts'
import { useSessionState } from '#app/client/session.ts'
import { useCheckout } from '#app/features/checkout/use-checkout.ts'
import { useI18n } from '#app/i18n/i18n-context.tsx'
import { PayOwnOrders } from '#app/sections/cart/pay-own-orders.tsx'
import { CheckoutForm } from '#app/sections/checkout/checkout-form.tsx'
import { CheckoutSkeleton } from '#app/sections/checkout/checkout-skeleton.tsx'
import { CoinPayment } from '#app/sections/checkout/coin-payment.tsx'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { textLink } from '#app/ui/text-link.ts'
import { useBringIntoView } from '#app/ui/use-bring-into-view.ts'
import type { OrderMode } from '#contract/rules/order-enums.ts'

/** The checkout of the signed-in customer. Sends a signed-out visitor to the sign-in, which returns to the checkout. */
export function CheckoutScreen() {
  const { t } = useI18n()
  const session = useSessionState()
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const query = search.toString()
  const isOut = session === 'out'
  useEffect(() => {
    if (isOut) void navigate(paths.login(query ? `${paths.checkout}?${query}` : paths.checkout), { replace: true })
  }, [isOut, navigate, query])
  return (
    <div className="wrap pt-8 pb-40 wide:pt-12 wide:pb-32">
      <a href={paths.cart} className={`inline-flex min-h-11 items-center text-13 text-stone ${textLink}`}>
        {t('checkout.backToCart')}
      </a>
      <h1 id="top" className="display mt-2 mb-8 text-32 sm:text-44">
        {t('checkout.title')}
      </h1>
      {session === 'in' ? <SignedInCheckout /> : <CheckoutSkeleton />}
    </div>
  )
}

function SignedInCheckout() {
  const [search] = useSearchParams()
  const orderId = search.get('order')
  return orderId ? <CoinPayment id={orderId} /> : <OpenCheckout />
}

function OpenCheckout() {
  const { t } = useI18n()
  const { mode, choose } = useMode()
  const checkout = useCheckout(mode)
  if (checkout.cartError && !checkout.shown)
    return (
      <Notice tone="error" title={t('checkout.loadFailed')}>
        <Button variant="secondary" onClick={checkout.retryCart}>
          {t('common.retry')}
        </Button>
      </Notice>
    )
  if (!checkout.shown) return <CheckoutSkeleton />
  if (checkout.isEmpty && checkout.isOpen) return <ResumeNotice isPlacing={checkout.isPlacing} onResume={() => void checkout.resume()} />
  if (checkout.isEmpty)
    return (
      <Notice title={t('checkout.empty.title')} text={t('checkout.empty.text')}>
        <ButtonLink to={paths.catalog()}>{t('common.toCatalog')}</ButtonLink>
      </Notice>
    )
  if (checkout.ownOrders.length && !checkout.isOpen)
    return (
      <Notice title={t('checkout.allOrdered')} text={t('cart.allOrdered')}>
        <PayOwnOrders orders={checkout.ownOrders} />
      </Notice>
    )
  return <CheckoutForm checkout={checkout} onMode={choose} />
}

/** Shown if the response of a submit was lost: offers a retry. Scrolls into view and takes the focus. */
function ResumeNotice({ isPlacing, onResume }: { isPlacing: boolean; onResume: () => void }) {
  const { t } = useI18n()
  const noticeRef = useBringIntoView<HTMLDivElement>()
  return (
    <div ref={noticeRef} tabIndex={-1} className="outline-none">
      <Notice title={t('checkout.resume.title')} text={t('checkout.resume.text')}>
        <Button onClick={onResume} aria-disabled={isPlacing}>
          {t(isPlacing ? 'checkout.summary.sending' : 'checkout.resume.check')}
        </Button>
      </Notice>
    </div>
  )
}

function useMode(): { mode: OrderMode; choose: (mode: OrderMode) => void } {
  const [search, setSearch] = useSearchParams()
  const asked = search.get('mode')
  const mode = asked === 'pay' || asked === 'crypto' ? asked : 'reserve'
  const choose = (next: OrderMode) => setSearch(next === 'reserve' ? {} : { mode: next }, { replace: true, preventScrollReset: true })
  return { mode, choose }
}
