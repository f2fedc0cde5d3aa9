import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { ApiError } from '#app/client/api-error.ts'
import { orderQuery } from '#app/client/checkout.ts'
import { paths } from '#app/client/paths.ts'
import { useI18n } from '#app/i18n/i18n-context.tsx'
import { CheckoutSkeleton } from '#app/sections/checkout/checkout-skeleton.tsx'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { toCents } from '#contract/rules/money.ts'

const CryptoPayment = lazy(() => import('#app/features/checkout/crypto-payment.tsx'))

/** Explains how to pay a crypto order that awaits payment. Works on any of the customer's devices. */
export function CoinPayment({ id }: { id: string }) {
  const { t } = useI18n()
  const { data: order, error, refetch } = useQuery(orderQuery(id))
  const isThere = !(error instanceof ApiError && error.status === 404)
  if (error && isThere && !order)
    return (
      <Notice tone="error" title={t('checkout.crypto.orderFailed')}>
        <Button variant="secondary" onClick={() => void refetch()}>
          {t('common.retry')}
        </Button>
      </Notice>
    )
  if (!order && isThere) return <CheckoutSkeleton />
  if (order?.status !== 'pending' || order.mode !== 'crypto' || toCents(order.due_price) === null)
    return (
      <Notice title={t('checkout.crypto.over')} text={t('checkout.crypto.overText')}>
        <ButtonLink to={paths.purchaseHistory}>{t('checkout.crypto.toHistory')}</ButtonLink>
      </Notice>
    )
  return (
    <Suspense fallback={<CheckoutSkeleton />}>
      <CryptoPayment key={order.id} order={order} />
    </Suspense>
  )
}
