import { ApiError } from '#app/client/api-error.ts'
import { type CartChange, changeCart } from '#app/client/cart.ts'
import { useI18n } from '#app/i18n/i18n-context.tsx'
import type { MessageKey } from '#app/i18n/messages.ts'
import type { Translate } from '#app/i18n/translator.ts'
import { toast } from '#app/ui/toast.ts'
import type { PieceRef } from '#contract/rules/piece-ref.ts'

/** The specification's sentence of each change that failed. */
const failures = {
  add: 'cart.addFailed',
  quantity: 'cart.quantityFailed',
  remove: 'cart.removeFailed',
  clear: 'cart.clearFailed',
} as const satisfies Record<CartChange['kind'], MessageKey>

/** Sends a change; when it fails, says so. Ends, in either way, when the change is no longer on its way. */
export function sendCartChange(t: Translate, change: CartChange, failure: MessageKey = failures[change.kind]): Promise<void> {
  return changeCart(change).catch((error: unknown) => toast.error(sentences(t(failure), reasonOf(error))))
}

/** What a person does with the cart: it counts at once, and is undone with a toast when it fails (CART-04, CART-05). */
export function useCartChanges() {
  const { t } = useI18n()
  const send = (change: CartChange, failure?: MessageKey) => void sendCartChange(t, change, failure)
  return {
    send,
    add: (piece: PieceRef, failure?: MessageKey) => send({ kind: 'add', piece, quantity: 1 }, failure),
    /** Below one it is ignored. */
    setQuantity: (piece: PieceRef, quantity: number) => {
      if (quantity >= 1) send({ kind: 'quantity', piece, quantity })
    },
    remove: (piece: PieceRef) => send({ kind: 'remove', piece }),
    clear: () => send({ kind: 'clear' }),
  }
}

/** Why the shop refused, where a person can do something about it; a fault of the shop or the line says nothing more. */
function reasonOf(error: unknown): string {
  return error instanceof ApiError && (error.status === 409 || error.status === 400) ? error.detail : ''
}

function sentences(failure: string, reason: string): string {
  return reason ? `${failure}. ${reason}` : failure
}
