import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import {
  applyCartChanges,
  cartQuery,
  cartQueue,
  changeCart,
  isBlocking,
  isNothingOrderable,
  ordersHoldingAll,
  unblockingChange,
} from '#app/client/cart.ts'
import { walletsQuery } from '#app/client/checkout.ts'
import { usePending } from '#app/client/optimistic-queue.ts'
import { piecesText } from '#app/features/checkout/submission.ts'
import { useI18n } from '#app/i18n/i18n-context.tsx'
import { toast } from '#app/ui/toast.ts'
import type { OrderMode } from '#contract/rules/order-enums.ts'

export type CheckoutCart = ReturnType<typeof useCheckoutCart>

/**
 * The cart in the checkout. Frozen between `hold` and `release`, because placing an order empties the real cart before the confirmation
 * page appears.
 */
export function useHeldCart(mode: OrderMode) {
  const current = useCheckoutCart(mode)
  const [held, setHeld] = useState<CheckoutCart | null>(null)
  /** `isPlacing` is true from the submit until the confirmation page replaces the checkout, or the submit fails. */
  return { ...(held ?? current), isPlacing: held !== null, hold: () => setHeld(current), release: () => setHeld(null) }
}

function useCheckoutCart(mode: OrderMode) {
  const { t } = useI18n()
  const { data: cart, error: cartError, refetch } = useQuery(cartQuery)
  const changes = usePending(cartQueue)
  const { data: wallets } = useQuery({ ...walletsQuery(), enabled: mode === 'crypto' })
  const shown = cart && applyCartChanges(cart, changes)
  return {
    shown,
    goodsCents: shown?.totalCents ?? 0,
    pieces: piecesText(shown?.items ?? []),
    cartError,
    retryCart: () => void refetch(),
    isEmpty: shown?.items.length === 0,
    ownOrders: ordersHoldingAll(shown?.items ?? []),
    /** Whether the cart has pieces but none of them can be ordered, so that there is no total to show. */
    hasNothing: isNothingOrderable(shown?.items ?? []),
    hasUnavailable: shown?.items.some(isBlocking) ?? false,
    unblock: () => {
      for (const change of shown?.items.map(unblockingChange) ?? [])
        if (change) changeCart(change).catch(() => toast.error(t('checkout.summary.removeFailed')))
    },
    // if the shop has no wallets, the order is not sent; if the wallets failed to load, the server decides
    hasNoWallet: mode === 'crypto' && wallets?.length === 0,
  }
}
