import { expect, test } from 'vitest'
import { dayMs } from '#contract/rules/durations.ts'
import { addPiece } from '#test/factories.ts'
import { withoutIds } from '#test/find-words.ts'
import { staffOrderCalls } from '#test/staff-orders.ts'

const calls = staffOrderCalls()
const contact = { first_name: 'Ivan', last_name: 'Petrov', phone: '+7 916 700-10-20', email: 'ivan@example.com' }
const destination = { delivery_method: 'pickup', pickup_city_id: 1 }

async function placeManualOrder(more: object = {}) {
  const id = await addPiece(calls.shop.db)
  const body = { ...contact, destination, lines: [{ piece_id: id, price_usd: '9500' }], notify: 'skip', ...more }
  return (await calls.write('POST', '/orders/', body)).order
}
const tokenOf = ({ customer_link: link }: Awaited<ReturnType<typeof placeManualOrder>>) => new URL(link?.url ?? '').hash.slice(1)
async function send(step: 'open' | 'agree', payload: object, remoteAddress = '203.0.113.7') {
  const headers = { 'accept-language': 'en' }
  const response = await calls.shop.app.inject({ method: 'POST', url: `/api/order-links/${step}/`, payload, headers, remoteAddress })
  return { status: response.statusCode, body: response.json() }
}

test('OWN-74 the link shows the order without an account, without phone, email and surname', async () => {
  const order = await placeManualOrder({ comment: 'In a box' })
  const { status, body } = await send('open', { token: tokenOf(order) })
  expect([status, body]).toMatchObject([
    200,
    {
      order_number: order.order_number,
      status: 'pending',
      total_price: '9500.00',
      first_name: 'Ivan',
      comment: 'In a box',
      agreed_at: null,
      can_agree: true,
      items: [{ quantity: 1, price: '9500.00' }],
      delivery: { method: 'pickup' },
    },
  ])
  expect(withoutIds(JSON.stringify({ ...body, order_number: '' }))).not.toMatch(/916|700-10|ivan@example|Petrov/)
  expect(Object.keys(body)).not.toContain('id')
})

test('OWN-74 the customer confirms once, the history names them, and the link shows when', async () => {
  const order = await placeManualOrder()
  const asked = { token: tokenOf(order), version: order.version }
  const first = await send('agree', asked)
  const agreedAt = new Date(calls.shop.clock.now).toISOString()
  expect([first.status, first.body]).toMatchObject([200, { agreed_at: agreedAt, can_agree: false, status: 'pending' }])
  calls.shop.clock.now += 60_000
  expect((await send('agree', asked)).body).toEqual(first.body)
  const read = await calls.read(order.id)
  expect(read.customer_link).toEqual({ url: order.customer_link?.url, agreed_at: agreedAt })
  expect(read.events.filter(({ kind }) => kind === 'agreed')).toMatchObject([{ actor: 'customer', by: null, at: agreedAt }])
})

test('OWN-74 OWN-72 an order that changed since it was loaded cannot be confirmed, and an edit revokes the confirmation', async () => {
  const order = await placeManualOrder()
  const token = tokenOf(order)
  await calls.write('PATCH', `/orders/${order.id}/`, { version: order.version, comment: 'Ring first', notify: 'skip' })
  const stale = await send('agree', { token, version: order.version })
  expect([stale.status, stale.body.detail]).toEqual([409, expect.stringContaining('changed while you were looking')])
  const { body: seen } = await send('open', { token })
  expect((await send('agree', { token, version: seen.version })).body.can_agree).toBe(false)
  await calls.write('PATCH', `/orders/${order.id}/`, { version: seen.version, comment: 'Ring twice', notify: 'skip' })
  expect((await send('open', { token })).body).toMatchObject({ comment: 'Ring twice', agreed_at: null, can_agree: true })
  expect((await calls.read(order.id)).customer_link?.agreed_at).toBeNull()
})

test('OWN-74 a cancelled order can be opened but not confirmed; the link expires after thirty days', async () => {
  const order = await placeManualOrder()
  const token = tokenOf(order)
  await calls.step(order.id, 'cancel', { reason: 'No', email: 'skip' })
  expect((await send('open', { token })).body).toMatchObject({ status: 'cancelled', can_agree: false })
  expect((await send('agree', { token, version: order.version + 1 })).status).toBe(409)
  calls.shop.clock.now += 30 * dayMs
  expect((await send('open', { token })).status).toBe(404)
})

test('OWN-74 SEC-A3 a link cannot be forged from an id or from the link of another order, and guesses are counted', async () => {
  const [one, other] = [await placeManualOrder(), await placeManualOrder()]
  const [id] = tokenOf(one).split('.')
  const [, secret] = tokenOf(other).split('.')
  for (const token of [`${id}.${secret}`, `${id}.`, id, 'x', `${tokenOf(one)}x`]) expect((await send('open', { token })).status).toBe(404)
  const fromCart = await calls.place()
  expect((await calls.read(fromCart.id)).customer_link).toBeNull()
  const statuses = new Set<number>()
  for (let at = 0; at < 32; at++) statuses.add((await send('open', { token: 'x' }, '203.0.113.9')).status)
  expect([...statuses]).toEqual([404, 429])
  for (const ip of [undefined, '203.0.113.9']) expect((await send('open', { token: tokenOf(one) }, ip)).status).toBe(200)
})

test('OWN-74 API-09 the email contains the link; an invalid body is refused', async () => {
  const order = await placeManualOrder({ notify: 'send', language: 'en', phone: '+7 916 700-10-29', email: 'link@example.com' })
  await calls.pass(10_000)
  const [email] = calls.emails('link@example.com')
  expect(email?.text).toContain(order.customer_link?.url)
  for (const body of [{}, { token: 1 }, { token: '' }, { token: 'x'.repeat(101) }, { token: 'x', more: 1 }])
    expect((await send('open', body)).status).toBe(400)
})
