import { expect, test } from 'vitest'
import { offerCalls } from '#test/offer-calls.ts'
import { delivery } from '#test/orders.ts'

const calls = offerCalls()
const { openPiece, buyer, named, decide, staffReply, conversation, buy, read, pass } = calls

test('OWN-87 an offer accepted by the shop becomes a quote with a one-day hold, is announced by email and bought at its price', async () => {
  const piece = await openPiece()
  const anna = await buyer()
  const offer = await named(piece, '9000', anna)
  const accepted = await staffReply(offer, 'accept', { note: 'With pleasure.' })
  expect(accepted.json()).toMatchObject({ offer: { state: 'accepted', has_quote: true, replies: [] }, action_id: expect.any(String) })
  expect(await calls.statusOf(piece)).toBe('reserved')
  await pass(10_000)
  const [email] = calls.emails()
  expect(email?.text).toMatch(/We accept your price.*9,000.*With pleasure.*\/quote\//s)
  const { offer: own } = await conversation(offer.number, anna)
  expect(own).toMatchObject({ state: 'accepted', quote_path: expect.stringMatching(/^\/quote\//) })
  const bought = await buy(own, anna)
  expect(bought.json()).toMatchObject({ total_price: '9000.00', status: 'pending' })
  expect(await calls.broken()).toEqual([])
  expect((await buy(own, await buyer())).statusCode).toBe(403)
})

test('OWN-87 CHK-05 delivery of an accepted offer costs the usual price: free where the shop has an office, $50 elsewhere', async () => {
  const { mode: _mode, ...abroad } = delivery
  for (const [to, price] of [
    [abroad, '50.00'],
    [{ ...abroad, country: 'AE' }, '0.00'],
  ] as const) {
    const anna = await buyer()
    const offer = await named(await openPiece(), '9000', anna)
    await staffReply(offer, 'accept')
    const { offer: own } = await conversation(offer.number, anna)
    const shown = await calls.shop.app.inject({ url: `/api${own.quote_path.replace('/quote/', '/quotes/')}/` })
    expect(shown.json()).toMatchObject({ delivery_price: null, goods_price: '9000.00' })
    const total = `${9000 + Number(price)}.00`
    expect((await buy(own, anna, to)).json()).toMatchObject({ delivery_price: price, total_price: total })
  }
  expect(await calls.broken()).toEqual([])
})

test('OWN-87 a counter-offer is answered by another, which the person accepts', async () => {
  const piece = await openPiece()
  const anna = await buyer()
  const offer = await named(piece, '8500', anna)
  expect((await staffReply(offer, 'counter')).statusCode).toBe(400)
  for (const price of ['8500', '10000', '10001']) expect((await staffReply(offer, 'counter', { price_usd: price })).statusCode).toBe(400)
  await staffReply(offer, 'counter', { price_usd: '9600' })
  await pass(10_000)
  expect(calls.emails().at(-1)?.text).toMatch(/for \$9,600/)
  const { offer: countered } = await conversation(offer.number, anna)
  expect(countered).toMatchObject({
    state: 'countered',
    decisions: ['accept', 'counter', 'decline'],
    above_usd: '8500.00',
    below_usd: '9600.00',
  })
  const [stale, outside] = [await decide(offer, 'accept', anna), await decide(countered, 'counter', anna, { price_usd: '9600' })]
  expect([stale.statusCode, outside.statusCode]).toEqual([409, 400])
  const second = (await decide(countered, 'counter', anna, { price_usd: '9 000' })).json()
  expect(second).toMatchObject({ state: 'open', decisions: ['withdraw'] })
  expect((await decide(countered, 'counter', anna, { price_usd: '9 000' })).json()).toEqual(second)
  expect((await decide(countered, 'counter', anna, { price_usd: '9 100' })).statusCode).toBe(409)
  expect(await read(offer.number)).toMatchObject({ status: 'open', due_at: expect.any(String) })
  await staffReply(second, 'counter', { price_usd: '9300' })
  const { offer: last } = await conversation(offer.number, anna)
  const accepted = (await decide(last, 'accept', anna)).json()
  expect(accepted).toMatchObject({ state: 'accepted', quote_path: expect.anything() })
  expect((await decide(last, 'accept', anna)).json()).toEqual(accepted)
  expect((await buy(accepted, anna)).json()).toMatchObject({ total_price: '9300.00' })
})

test('OWN-87 each side may name three prices, then must accept or decline', async () => {
  const anna = await buyer()
  let offer = await named(await openPiece(), '8100', anna)
  for (const [theirs, ours] of [
    ['8200', '9900'],
    ['8300', '9800'],
  ] as const) {
    await staffReply(offer, 'counter', { price_usd: ours })
    const { offer: now } = await conversation(offer.number, anna)
    offer = (await decide(now, 'counter', anna, { price_usd: theirs })).json()
  }
  expect((await staffReply(offer, 'counter', { price_usd: '9700' })).json().offer).toMatchObject({ state: 'countered' })
  const { offer: end } = await conversation(offer.number, anna)
  expect(end.decisions).toEqual(['accept', 'decline'])
  expect((await decide(end, 'counter', anna, { price_usd: '8400' })).statusCode).toBe(409)
  expect((await decide(end, 'decline', anna)).json()).toMatchObject({ state: 'declined', decisions: [] })
  expect(await read(offer.number)).toMatchObject({ status: 'done', due_at: null })
})

test('OWN-87 an offer declined by the shop is announced by email; another offer may follow', async () => {
  const piece = await openPiece()
  const anna = await buyer({ language: 'ru' })
  const offer = await named(piece, '9000', { ...anna, 'accept-language': 'ru' })
  await staffReply(offer, 'decline', { note: 'Ждём вас.' })
  await pass(10_000)
  expect(calls.emails().at(-1)?.text).toMatch(/К сожалению.*9.000.*Ждём вас\./s)
  expect((await staffReply(offer, 'accept')).statusCode).toBe(409)
  expect(await named(piece, '9100', anna)).toMatchObject({ state: 'open' })
})

test('OWN-87 only staff with the permission may accept a price below the floor', async () => {
  const piece = await openPiece()
  await calls.shop.db.updateTable('piece_private').set({ floor_cents: 950_000 }).where('piece_id', '=', piece).execute()
  const offer = await named(piece, '9000', await buyer())
  expect((await staffReply(offer, 'accept')).statusCode).toBe(400)
  expect((await staffReply(offer, 'counter', { price_usd: '9400' })).statusCode).toBe(400)
  expect((await staffReply(offer, 'accept', {}, calls.owner.headers)).statusCode).toBe(200)
})

test('OWN-87 a buyer never pays more than the current price', async () => {
  const piece = await openPiece()
  const anna = await buyer()
  const offer = await named(piece, '9000', anna)
  await calls.shop.db.updateTable('piece').set({ price_cents: 850_000 }).where('id', '=', piece).execute()
  await staffReply(offer, 'accept')
  const { offer: own } = await conversation(offer.number, anna)
  expect((await buy(own, anna)).json()).toMatchObject({ total_price: '8500.00' })
})

test('OWN-87 only the person who made an offer, and the desk, can answer it', async () => {
  const anna = await buyer()
  const offer = await named(await openPiece(), '9000', anna)
  expect((await decide(offer, 'withdraw', await buyer())).statusCode).toBe(404)
  expect((await staffReply(offer, 'decline', {}, calls.expert.headers)).statusCode).toBe(403)
  expect((await decide(offer, 'accept', anna)).statusCode).toBe(409)
  expect((await decide(offer, 'withdraw', anna)).json()).toMatchObject({ state: 'withdrawn' })
})
