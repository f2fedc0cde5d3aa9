import { tabStorage } from '#app/browser/storage.ts'
import { ApiError } from '#app/client/api-error.ts'
import type { CartItem } from '#contract/cart.ts'
import type { CreateOrder, Order } from '#contract/order.ts'
import { pieceInside } from '#contract/rules/piece-ref.ts'

const storageKey = 'checkout-submit-v1'

/** The content of a submit: its details, and the pieces in the cart, as one text. */
type SubmitRequest = { body: CreateOrder; pieces: string }
/** A submit without a known response: its key, and its content. */
export type Submission = SubmitRequest & { key: string }

/** A submit that may have arrived without a response; stored for this tab, survives a reload. */
export function readOpenSubmission(): Submission | null {
  const stored = tabStorage.getJson(storageKey)
  return isSubmission(stored) ? stored : null
}

function isSubmission(stored: unknown): stored is Submission {
  return typeof stored === 'object' && stored !== null && 'key' in stored && 'pieces' in stored && 'body' in stored
}

/**
 * Sends an order so that repeated attempts create one order. An attempt that may have arrived retains its key until there is a
 * response; the same order is sent again word for word, because the server compares. Other pieces are another order: with
 * the old key the server would return the one before, and nothing new would be reserved.
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

/** The pieces of a cart and how many of each, in one text for one content whatever the sequence of the lines. */
export function piecesText(items: readonly CartItem[]): string {
  return items
    .map((item) => `${pieceInside(item)?.piece.id ?? ''}×${item.quantity}`)
    .toSorted()
    .join(' ')
}

function prepareSubmission(open: Submission | null, request: SubmitRequest): Submission {
  if (!open || open.pieces !== request.pieces) return { ...request, key: newKey() }
  return isSameOrder(open.body, request.body) ? open : { ...request, key: open.key }
}

/** Whether an order may have been made although this error came back. */
export function isUncertain(error: unknown): boolean {
  return !(error instanceof ApiError) || error.status === 0 || error.status >= 500
}

/** The cart may be empty by now, so the total on the screen is no longer the one that was sent. */
function isSameOrder(one: CreateOrder, other: CreateOrder): boolean {
  return JSON.stringify({ ...one, expected_total: '' }) === JSON.stringify({ ...other, expected_total: '' })
}

function storeSubmission(submission: Submission | null): void {
  // without storage a reload loses the key; the cart's version is the guard then
  tabStorage.set(storageKey, submission && JSON.stringify(submission))
}

/** `crypto.randomUUID` is there on https only. */
function newKey(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}
