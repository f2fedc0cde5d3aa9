import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { ApiError } from '#app/client/api-error.ts'
import { applyCartChanges, type CartChange, cartQuery, cartQueue, changeCart, type OptimisticCart } from '#app/client/cart.ts'
import { usePending } from '#app/client/optimistic-queue.ts'
import { useIsSignedIn } from '#app/client/session.ts'
import { useI18n } from '#app/i18n/i18n-context.tsx'
import type { MessageKey } from '#app/i18n/messages.ts'
import type { Translate } from '#app/i18n/translator.ts'
import { toast } from '#app/ui/toast.ts'
import type { PieceRef } from '#contract/rules/piece-ref.ts'

const empty = { id: '0', items: [], total_items: 0, total_usd: '0.00', held_piece_ids: [], version: 0 }

/** Returns the cart with pending changes applied. Empty and not fetched while signed out. */
export function useCart(): { cart: OptimisticCart; isKnown: boolean; error: Error | null; refetch: () => void } {
  const isSignedIn = useIsSignedIn()
  const { data, error, refetch } = useQuery({ ...cartQuery, enabled: isSignedIn })
  const pending = usePending(cartQueue)
  const known = isSignedIn ? data : undefined
  const cart = useMemo(() => applyCartChanges(known ?? empty, isSignedIn ? pending : []), [known, pending, isSignedIn])
  return { cart, isKnown: known !== undefined, error: known ? null : error, refetch: () => void refetch() }
}

const failureKeys = {
  add: 'cart.addFailed',
  quantity: 'cart.quantityFailed',
  remove: 'cart.removeFailed',
  clear: 'cart.clearFailed',
} as const satisfies Record<CartChange['kind'], MessageKey>

/**
 * Sends a change of the cart and shows a toast on failure. Resolves when the change is no longer pending. The result is `refused` if the
 * server gave a reason, for example that the piece has just been sold, and `failed` after any other error.
 */
export async function sendCartChange(
  t: Translate,
  change: CartChange,
  failure: MessageKey = failureKeys[change.kind],
): Promise<'done' | 'refused' | 'failed'> {
  try {
    await changeCart(change)
    return 'done'
  } catch (error) {
    const reason = reasonOf(error)
    toast.error(joinSentences(t(failure), reason))
    return reason ? 'refused' : 'failed'
  }
}

/** Actions of the cart. Each change shows at once; on failure, it is undone with a toast. */
export function useCartChanges() {
  const { t } = useI18n()
  const send = (change: CartChange, failure?: MessageKey) => void sendCartChange(t, change, failure)
  return {
    send,
    add: (piece: PieceRef, failure?: MessageKey) => send({ kind: 'add', piece, quantity: 1 }, failure),
    setQuantity: (piece: PieceRef, quantity: number) => {
      if (quantity >= 1) send({ kind: 'quantity', piece, quantity })
    },
    remove: (piece: PieceRef) => send({ kind: 'remove', piece }),
    clear: () => send({ kind: 'clear' }),
  }
}

/** Returns the server's reason for a refusal that the customer can act on (409, 400), else an empty string. */
function reasonOf(error: unknown): string {
  return error instanceof ApiError && (error.status === 409 || error.status === 400) ? error.detail : ''
}

function joinSentences(failure: string, reason: string): string {
  return reason ? `${failure}. ${reason}` : failure
}
