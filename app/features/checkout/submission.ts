import { newUuid } from '#app/browser/new-uuid.ts'
import { tabStorage } from '#app/browser/storage.ts'
import { ApiError } from '#app/client/api-error.ts'
import type { CartItem } from '#contract/cart.ts'
import type { CreateOrder, Order } from '#contract/order.ts'
import { pieceInside } from '#contract/rules/piece-ref.ts'

const storageKey = 'checkout-submit-v1'

type SubmitRequest = { body: CreateOrder; pieces: string }
/** A submit with its idempotency key. Stored while its outcome is unknown. */
export type Submission = SubmitRequest & { key: string }

/** Returns the stored submit whose response was lost. It is stored per tab and survives a reload. */
export function readOpenSubmission(): Submission | null {
  const stored = tabStorage.getJson(storageKey)
  return isSubmission(stored) ? stored : null
}

function isSubmission(stored: unknown): stored is Submission {
  return typeof stored === 'object' && stored !== null && 'key' in stored && 'pieces' in stored && 'body' in stored
}

/**
 * Sends an order so that retries create a single order. While the outcome of a submit is unknown, a retry with the same pieces keeps its
 * idempotency key. If nothing but the total differs, the retry sends the stored body, because the server compares bodies. An order of other
 * pieces gets a new key; with the old key, the server would return the earlier order.
 */
export async function submitOnce(request: SubmitRequest, send: (body: CreateOrder, key: string) => Promise<Order>): Promise<Order> {
  const submission = prepareSubmission(readOpenSubmission(), request)
  storeSubmission(submission)
  try {
    const order = await send(submission.body, submission.key)
    storeSubmission(null)
    return order
  } catch (error) {
    if (!isUncertain(error)) storeSubmission(null)
    throw error
  }
}

/** Returns the pieces of a cart and their quantities as text that does not depend on the order of the lines. */
export function piecesText(items: readonly CartItem[]): string {
  return items
    .map((item) => `${pieceInside(item)?.piece.id ?? ''}×${item.quantity}`)
    .toSorted()
    .join(' ')
}

function prepareSubmission(open: Submission | null, request: SubmitRequest): Submission {
  if (!open || open.pieces !== request.pieces) return { ...request, key: newUuid() }
  return isSameOrder(open.body, request.body) ? open : { ...request, key: open.key }
}

/** Whether the order may have been created despite this error. */
export function isUncertain(error: unknown): boolean {
  return !(error instanceof ApiError) || error.status === 0 || error.status >= 500
}

/** Compares orders without their totals: if the first submit succeeded, the cart is empty and shows another total. */
function isSameOrder(one: CreateOrder, other: CreateOrder): boolean {
  return JSON.stringify({ ...one, expected_total: '' }) === JSON.stringify({ ...other, expected_total: '' })
}

function storeSubmission(submission: Submission | null): void {
  // without storage, a reload loses the key; the version of the cart then prevents a second order
  tabStorage.set(storageKey, submission && JSON.stringify(submission))
}
