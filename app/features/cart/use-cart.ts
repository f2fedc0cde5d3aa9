import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { cartChanges, cartQuery } from '#app/client/cart.ts'
import { usePending } from '#app/client/changes.ts'
import { useIsSignedIn } from '#app/client/session.ts'
import { type ShownCart, shownCart } from '#app/client/shown-cart.ts'

const empty = { id: '0', items: [], total_items: 0, total_usd: '0.00', version: 0 }

/** The cart as it is with the changes on their way. Nobody's is empty, and is not asked for (CART-03). */
export function useCart(): { cart: ShownCart; isKnown: boolean; error: Error | null; askAgain: () => void } {
  const isSignedIn = useIsSignedIn()
  const { data, error, refetch } = useQuery({ ...cartQuery, enabled: isSignedIn })
  const pending = usePending(cartChanges)
  const known = isSignedIn ? data : undefined
  const cart = useMemo(() => shownCart(known ?? empty, isSignedIn ? pending : []), [known, pending, isSignedIn])
  return { cart, isKnown: known !== undefined, error: known ? null : error, askAgain: () => void refetch() }
}
