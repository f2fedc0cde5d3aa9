import type { OptimisticCart } from '#app/client/cart.ts'
import { useSessionState } from '#app/client/session.ts'
import { useI18n } from '#app/i18n/i18n-context.tsx'
import { SignedOut } from '#app/sections/account/signed-out.tsx'
import { CartLines } from '#app/sections/cart/cart-lines.tsx'
import { CartSkeleton } from '#app/sections/cart/cart-skeleton.tsx'
import { CartSummary } from '#app/sections/cart/cart-summary.tsx'
import { useCart, useCartChanges } from '#app/sections/cart/use-cart.ts'
import { ClearButton } from '#app/sections/clear-button.tsx'
import { EmptyListLinks } from '#app/sections/empty-list-links.tsx'
import { QueryErrorNotice } from '#app/sections/query-error-notice.tsx'

export function CartView() {
  const session = useSessionState()
  const { cart, isKnown, error, refetch } = useCart()
  const isLoading = session === 'unknown' || (session === 'in' && !isKnown)
  return (
    <div className="grid gap-x-12 gap-y-12 xl:grid-cols-[minmax(0,1fr)_300px]">
      <div className="min-w-0">
        <Content session={session} cart={isLoading ? null : cart} error={error} onRetry={refetch} />
      </div>
      <CartSummary cart={cart} isLoading={isLoading} />
    </div>
  )
}

type ContentProps = { session: ReturnType<typeof useSessionState>; cart: OptimisticCart | null; error: Error | null; onRetry: () => void }

function Content({ session, cart, error, onRetry }: ContentProps) {
  const { t } = useI18n()
  if (session === 'out') return <SignedOut text={t('cart.signedOutText')} />
  if (error) return <QueryErrorNotice title={t('cart.loadFailed')} onRetry={onRetry} />
  if (!cart) return <CartSkeleton />
  if (cart.items.length) return <CartLines items={cart.items} />
  return <EmptyListLinks title={t('cart.empty')} text={t('cart.emptyText')} />
}

export function ClearCart() {
  const { t } = useI18n()
  const { cart } = useCart()
  const { clear } = useCartChanges()
  if (!cart.items.length) return null
  return (
    <ClearButton
      label={t('cart.clear')}
      question={t('cart.clearQuestion')}
      text={t('cart.clearText')}
      cancelLabel={t('cart.keep')}
      onClear={clear}
    />
  )
}
