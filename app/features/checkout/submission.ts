import { ApiError } from '#app/client/api-error.ts'
import type { CreateOrder, Order } from '#contract/order.ts'

const place = 'checkout-submit-v1'

/** A submit whose answer nobody has seen yet: its name, and what was sent under it. */
export type Submission = { key: string; body: CreateOrder }

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
 * answer is there; the same order is sent again word for word, for the server compares.
 */
export async function submitOnce(body: CreateOrder, send: (body: CreateOrder, key: string) => Promise<Order>): Promise<Order> {
  const open = openSubmission()
  const submission = { key: open?.key ?? newKey(), body: open && isSameOrder(open.body, body) ? open.body : body }
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
