import { ApiError } from '#app/client/api-error.ts'
import type { CartItem } from '#contract/cart.ts'
import type { CreateOrder, Order } from '#contract/order.ts'
import { pieceInside } from '#contract/rules/piece-ref.ts'

const place = 'checkout-submit-v1'

/** What an order is sent for: its details, and the pieces that were in the cart, as one text. */
type Wish = { body: CreateOrder; pieces: string }
/** A submit whose answer nobody has seen yet: its name, and what was sent under it. */
export type Submission = Wish & { key: string }

/** The submit that may have arrived although no answer came back; kept for this tab, also over a reload (CHK-13). */
export function openSubmission(): Submission | null {
  try {
    return JSON.parse(sessionStorage.getItem(place) ?? 'null')
  } catch {
    return null
  }
}

/**
 * Sends an order so that however often it is tried, one order is made. A try that may have arrived keeps its name until an
 * answer is there; the same order is sent again word for word, for the server compares. Other pieces are another order: under
 * the old name the server would answer with the one before, and nothing new would be reserved.
 */
export async function submitOnce(wish: Wish, send: (body: CreateOrder, key: string) => Promise<Order>): Promise<Order> {
  const submission = toSend(openSubmission(), wish)
  keep(submission)
  try {
    const order = await send(submission.body, submission.key)
    keep(null)
    return order
  } catch (error) {
    if (!isUncertain(error)) keep(null)
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

function toSend(open: Submission | null, wish: Wish): Submission {
  if (!open || open.pieces !== wish.pieces) return { ...wish, key: newKey() }
  return isSameOrder(open.body, wish.body) ? open : { ...wish, key: open.key }
}

/** Whether an order may have been made although this error came back. */
export function isUncertain(error: unknown): boolean {
  return !(error instanceof ApiError) || error.status === 0 || error.status >= 500
}

/** The cart may be empty by now, so the total a person sees is no longer the one they sent. */
function isSameOrder(one: CreateOrder, other: CreateOrder): boolean {
  return JSON.stringify({ ...one, expected_total: '' }) === JSON.stringify({ ...other, expected_total: '' })
}

function keep(submission: Submission | null): void {
  try {
    if (submission) sessionStorage.setItem(place, JSON.stringify(submission))
    else sessionStorage.removeItem(place)
  } catch {
    // without storage a reload forgets the name; the cart's version is the guard then
  }
}

/** `crypto.randomUUID` is there on https only. */
function newKey(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}
