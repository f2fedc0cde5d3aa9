import { useQuery } from '@tanstack/react-query'
import { applyCartChanges, cartQuery, cartQueue, isBlocking, ordersHoldingAll } from '#app/client/cart.ts'
import { walletsQuery } from '#app/client/checkout.ts'
import { usePending } from '#app/client/optimistic-queue.ts'
import type { OrderMode } from '#contract/rules/order-enums.ts'

/** The cart that is ordered, and what blocks its order. */
export function useCheckoutCart(mode: OrderMode) {
  const { data: cart, error: cartError, refetch } = useQuery(cartQuery)
  const changes = usePending(cartQueue)
  const { data: wallets } = useQuery({ ...walletsQuery(), enabled: mode === 'crypto' })
  const shown = cart && applyCartChanges(cart, changes)
  return {
    shown,
    cartError,
    retryCart: () => void refetch(),
    isEmpty: shown?.items.length === 0,
    /** Own orders that hold all of it: nothing is left to order. */
    ownOrders: ordersHoldingAll(shown?.items ?? []),
    hasUnavailable: shown?.items.some(isBlocking) ?? false,
    // no order gets a wallet that the shop does not have; when the query fails the server decides
    hasNoWallet: mode === 'crypto' && wallets?.length === 0,
  }
}
