import { expect, test } from 'vitest'
import { hourMs } from '#contract/rules/durations.ts'
import { creditCalls } from '#test/credit-calls.ts'
import { addPiece } from '#test/factories.ts'
import { statuses } from '#test/offer-calls.ts'
import { brokenInvariants } from '#test/orders.ts'

const desk = creditCalls()
const { calls, tradeIn, askPrice, tryQuote, quote, buyer, see, order, orderStep, request, get, tryStep } = desk
const cancel = (id: string, headers: Record<string, string>) =>
  calls.shop.app.inject({ method: 'PATCH', url: `/api/orders/${id}/`, headers, payload: { status: 'cancelled' } })
const broken = async () => (await brokenInvariants(calls.shop.db)).filter((text) => !text.includes('one job waits'))

test('OWN-90 a credit is shown in the quote, the order, the emails of both, and the documents', async () => {
  const buyback = await tradeIn()
  const thread = await askPrice()
  const credits = (await calls.call('GET', `/quote-credits/?thread=${thread}`)).json()
  expect(credits.results).toMatchObject([{ buyback_id: buyback, piece: 'Rolex Submariner', price_usd: '8500.00' }])
  const made = await quote(buyback, { delivery_usd: '120.50' })
  expect(made).toMatchObject({ total_usd: '9500.00', credit: { buyback_id: buyback, price_usd: '8500.00', is_free: true } })
  await calls.pass(10_000)
  expect(calls.emails().at(-1)?.text).toMatch(/Credit for Rolex Submariner.*−\$8,500/)
  const credit = { piece: 'Rolex Submariner', price: '8500.00' }
  expect(await see(made.token)).toMatchObject({ goods_price: '9500.00', credit, is_credit_free: true, delivery_price: '120.50' })
  const { headers } = await buyer()
  const placed = (await order(made.token, headers, desk.toFrance)).json()
  expect(placed).toMatchObject({ goods_price: '9500.00', credit, delivery_price: '120.50', total_price: '1120.50' })
  await calls.pass(10_000)
  const email = calls.emails().find(({ to, text }) => to === 'anna@example.com' && text.includes(placed.order_number))
  expect(email?.text).toMatch(/Rolex Submariner.*−.?\$?8[\s,.]?500/)
  const own = (await calls.shop.app.inject({ url: '/api/orders/', headers })).json()
  expect(own.results[0]).toMatchObject({ credit })
  expect((await calls.call('GET', `/orders/${placed.id}/`)).json()).toMatchObject({ credit, credit_buyback_id: buyback })
  const paper = await request('POST', `/orders/${placed.id}/documents/`, { kind: 'invoice', language: 'en' })
  expect(paper.json().body).toMatchObject({ credit: { piece: 'Rolex Submariner', sum_usd: '8500.00' }, total_usd: '1120.50' })
  expect((await see(made.token)).state).toBe('ordered')
  expect(await broken()).toEqual([])
})

test('OWN-90 an order reserves the credit and blocks other steps of the buyback until it ships', async () => {
  const buyback = await tradeIn()
  const { token } = await quote(buyback)
  const { headers } = await buyer()
  const { id, order_number: number } = (await order(token, headers)).json()
  expect(await get(buyback)).toMatchObject({ state: 'agreed', credit_order: { id, number }, next_steps: [] })
  for (const step of [{ step: 'return' }, { step: 'decline', note: 'no' }, { step: 'pay', method: 'credit', identity_seen: true }]) {
    const refused = await tryStep(buyback, step)
    expect([refused.statusCode, refused.json().detail]).toEqual([409, expect.stringContaining(number)])
  }
  await orderStep(id, 'confirm')
  const { action_id: shipped } = await orderStep(id, 'ship')
  expect(await get(buyback)).toMatchObject({ state: 'paid', payout: { method: 'credit', reference: number }, next_steps: ['stock'] })
  expect((await calls.undo(shipped)).statusCode).toBe(200)
  expect(await get(buyback)).toMatchObject({ state: 'agreed', payout: null, credit_order: { number } })
  await orderStep(id, 'ship')
  expect((await tryStep(buyback, { step: 'stock' })).statusCode).toBe(200)
  expect(await get(buyback)).toMatchObject({ state: 'stocked', piece: { id: expect.any(Number) } })
  expect(await broken()).toEqual([])
})

test('OWN-90 the agreement cannot be undone while an order uses the credit', async () => {
  const buyback = await tradeIn()
  const entry = await calls.shop.db
    .selectFrom('audit_entry')
    .select('id')
    .where('action', '=', 'buyback.agree')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()
  const { token } = await quote(buyback)
  const { headers } = await buyer()
  const { id } = (await order(token, headers)).json()
  expect((await calls.undo(String(entry.id), calls.owner.headers)).statusCode).toBe(409)
  await cancel(id, headers)
  expect((await calls.undo(String(entry.id), calls.owner.headers)).statusCode).toBe(200)
})

test('OWN-90 a cancelled or expired order frees its full credit', async () => {
  const buyback = await tradeIn()
  const { headers } = await buyer()
  const first = await quote(buyback)
  const second = await quote(buyback)
  const { id } = (await order(first.token, headers)).json()
  expect(await see(second.token)).toMatchObject({ state: 'open', is_credit_free: false })
  const late = await order(second.token, headers)
  expect([late.statusCode, late.json().detail]).toEqual([409, expect.stringContaining('Submariner')])
  expect((await cancel(id, headers)).statusCode).toBe(200)
  expect(await see(second.token)).toMatchObject({ is_credit_free: true })
  const again = (await order(second.token, headers)).json()
  expect(again).toMatchObject({ total_price: '1000.00', credit: { price: '8500.00' } })
  await calls.pass(30 * 24 * hourMs)
  await calls.stayAwake()
  expect((await calls.call('GET', `/orders/${again.id}/`)).json()).toMatchObject({ status: 'cancelled', credit: { price: '8500.00' } })
  expect(await get(buyback)).toMatchObject({ state: 'agreed', credit_order: null, next_steps: expect.arrayContaining(['pay']) })
  expect(await broken()).toEqual([])
})

test('OWN-90 a cancellation cannot be undone once another order uses the credit', async () => {
  const buyback = await tradeIn()
  const { headers } = await buyer()
  const [first, second] = [await quote(buyback), await quote(buyback)]
  const { id } = (await order(first.token, headers)).json()
  const { action_id: cancelled } = await orderStep(id, 'cancel', { reason: 'changed their mind' })
  expect((await order(second.token, headers)).statusCode).toBe(200)
  const refused = await calls.undo(cancelled)
  expect([refused.statusCode, refused.json().detail]).toEqual([409, expect.stringContaining('credit')])
  expect(await broken()).toEqual([])
})

test('OWN-90 if two orders use the same credit at once, one is refused', async () => {
  const { headers } = await buyer()
  for (let round = 0; round < 3; round++) {
    const buyback = await tradeIn({ serial: `V${round}` })
    const [one, other] = [await quote(buyback), await quote(buyback)]
    const both = await Promise.all([order(one.token, headers), order(other.token, headers)])
    expect(statuses(both)).toEqual([200, 409])
    const won = both.find(({ statusCode }) => statusCode === 200)?.json()
    expect(await get(buyback)).toMatchObject({ credit_order: { number: won.order_number } })
    await cancel(won.id, headers)
  }
  expect(await broken()).toEqual([])
})

test('OWN-90 if a payout of a credit and an order that uses it are made at once, one is refused', async () => {
  const { headers } = await buyer()
  for (let round = 0; round < 2; round++) {
    const buyback = await tradeIn({ serial: `P${round}` })
    const { token } = await quote(buyback)
    const pay = () => tryStep(buyback, { step: 'pay', method: 'credit', reference: 'by hand', identity_seen: true })
    const both = await Promise.all(round % 2 ? [pay(), order(token, headers)] : [order(token, headers), pay()])
    expect(statuses(both)).toEqual([200, 409])
    const { state, credit_order: ordered } = await get(buyback)
    expect([state, ordered === null]).toEqual(ordered === null ? ['paid', true] : ['agreed', false])
    if (ordered) await cancel(ordered.id, headers)
  }
})

test('OWN-90 a credit of another client, one not agreed yet, and one that covers the whole price are refused', async () => {
  const early = await desk.offer()
  expect((await tryQuote(await askPrice(), { credit_buyback_id: early })).statusCode).toBe(409)
  const others = await tradeIn({ name: 'Boris', phone: '+7 916 999-88-77', email: 'boris@example.com' })
  const refused = await tryQuote(await askPrice(), { credit_buyback_id: others })
  expect([refused.statusCode, refused.json().errors]).toEqual([400, { credit_buyback_id: [expect.stringContaining('Another client')] }])
  const own = await tradeIn({ serial: 'V2' })
  const cheap = [{ piece_id: await addPiece(calls.shop.db), price_usd: '8500' }]
  const tooMuch = await tryQuote(await askPrice(), { credit_buyback_id: own, lines: cheap })
  expect([tooMuch.statusCode, Object.keys(tooMuch.json().errors)]).toEqual([400, ['credit_buyback_id']])
  expect((await calls.call('GET', '/quote-credits/?thread=999999')).statusCode).toBe(404)
})
