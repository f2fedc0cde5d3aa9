import { setTimeout as wait } from 'node:timers/promises'
import { Order } from '#contract/order.ts'
import type { Buyer } from '#test/concurrent-buyers.ts'
import { pickup } from '#test/orders.ts'
import type { Response } from '#test/production/http-request.ts'
import { lineKey } from '#torture/ledger.ts'
import type { Stage } from '#torture/stage.ts'

const ordersPath = '/api/orders/create_from_cart/'
const triesMax = 100
const nextTryMs = 300

type Sent = { method: string; path: string; headers?: Record<string, string>; payload?: object }

/** Sends a JSON request to the server processes in turn. Returns null if the connection broke or the response was late. */
export async function send(stage: Stage, { method, path, headers = {}, payload }: Sent): Promise<Response | null> {
  const body = payload && JSON.stringify(payload)
  const type: Record<string, string> = body ? { 'content-type': 'application/json' } : {}
  return stage.client.send(await stage.origin(), path, { method, headers: { ...type, ...headers }, ...(body ? { body } : {}) })
}

/** Sends a request until it gets a response below 500, at most 100 times. Reports a problem if it gets no such response. */
async function sendUntilResponse(stage: Stage, sent: Sent): Promise<Response | null> {
  for (let tries = 0; tries < triesMax; tries++) {
    const response = await send(stage, sent)
    if (response && response.status < 500) return response
    await wait(nextTryMs)
  }
  stage.client.reportProblem(`${sent.method} ${sent.path} got no response other than outages, ${triesMax} times`)
  return null
}

/** Adds a piece to a cart. The ledger counts the piece as added only after the shop has confirmed it. */
export async function addToCart(stage: Stage, buyer: Buyer, pieceId: number): Promise<boolean> {
  const key = lineKey(buyer.customerId, pieceId)
  stage.ledger.lines.set(key, 'unknown')
  const sent = { method: 'POST', path: '/api/cart/', headers: buyer.headers, payload: { watch_id: pieceId } }
  const response = await sendUntilResponse(stage, sent)
  if (response?.status === 201) stage.ledger.lines.set(key, 'there')
  return response?.status === 201
}

export async function removeFromCart(stage: Stage, buyer: Buyer, pieceId: number): Promise<void> {
  const key = lineKey(buyer.customerId, pieceId)
  stage.ledger.lines.set(key, 'unknown')
  const path = `/api/cart/0/?watch_id=${pieceId}`
  const response = await sendUntilResponse(stage, { method: 'DELETE', path, headers: buyer.headers })
  if (response?.status === 204) stage.ledger.lines.set(key, 'gone')
}

/** Orders a cart. All retries have the same idempotency key. Returns null if the order was refused. */
export async function placeOrder(stage: Stage, buyer: Buyer): Promise<Order | null> {
  for (const key of stage.ledger.lines.keys()) if (key.startsWith(buyer.customerId)) stage.ledger.lines.set(key, 'unknown')
  const headers = { ...buyer.headers, 'idempotency-key': crypto.randomUUID() }
  const response = await sendUntilResponse(stage, { method: 'POST', path: ordersPath, headers, payload: pickup })
  if (response?.status !== 201) return null
  const order = Order.parse(JSON.parse(response.body))
  stage.ledger.orders.set(order.id, { customerId: buyer.customerId, number: order.order_number, cancel: 'not asked' })
  return order
}

export async function cancelOrder(stage: Stage, buyer: Buyer, id: string): Promise<void> {
  const placed = stage.ledger.orders.get(id)
  if (placed) placed.cancel = 'asked'
  const sent = { method: 'PATCH', path: `/api/orders/${id}/`, headers: buyer.headers, payload: { status: 'cancelled' } }
  const response = await sendUntilResponse(stage, sent)
  if (placed && response?.status === 200) placed.cancel = 'acknowledged'
}

let enquiriesSent = 0

export async function sendEnquiry(stage: Stage): Promise<string> {
  const name = `Enquirer ${enquiriesSent++}x`
  const payload = { name, phone: '+79161234567', message: 'Is it still there?' }
  const response = await sendUntilResponse(stage, { method: 'POST', path: '/api/contacts/', payload })
  if (response?.status === 201) stage.ledger.enquiries.add(name)
  return name
}
