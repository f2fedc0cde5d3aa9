import { expect, test } from 'vitest'
import { createBuyers, fillCarts } from '#test/concurrent-buyers.ts'
import { brokenInvariants, delivery, pickup } from '#test/orders.ts'
import { quoteCalls, tokenOf } from '#test/quote-calls.ts'
import { signIn } from '#test/shop.ts'
import { visitor } from '#test/thread-calls.ts'

const calls = quoteCalls()
const { quoted, quoteOf, see, post, call, read } = calls
let phones = 0

/** Returns the broken invariants, except those about missing jobs, because each test clears the jobs of earlier orders. */
const broken = async () => (await brokenInvariants(calls.shop.db)).filter((text) => !text.includes('one job waits'))

async function quotedWithPhone(more: object = {}) {
  const phone = `+7916${String(5_000_000 + phones++)}`
  const made = await quoted(more)
  await calls.shop.db.updateTable('thread').set({ phone }).where('id', '=', made.thread).execute()
  return { ...made, buyer: await signIn(calls.shop, { phone: phone.slice(1) }) }
}

test('OWN-86 the link shows pieces, price and deadline, names no person, and is not cached', async () => {
  const { token, quote } = await quoted()
  const response = await see(token)
  expect(response.headers).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' })
  expect(response.json()).toMatchObject({
    state: 'open',
    is_held: true,
    expires_at: quote.expires_at,
    goods_price: '9500.00',
    phone_end: '20',
    pieces: [{ price_usd: '9500.00', is_available: true }],
  })
  expect(response.body).not.toMatch(/Vera|700-10|vera@/)
  for (const wrong of ['A'.repeat(43), token.slice(1)]) expect((await see(wrong)).statusCode).toBe(wrong.length === 43 ? 404 : 400)
})

test('PROM-01 OWN-55 a quote says where its piece is, and where it is going', async () => {
  const { token, pieceId } = await quoted()
  await calls.shop.catalog.refresh()
  expect((await see(token)).json().pieces).toMatchObject([{ city_name: 'Moscow', moving_to_city_name: null }])
  const { move } = (await call('POST', `/pieces/${pieceId}/moves/`, { to_city_id: 2, reason: 'stock' })).json()
  await call('POST', `/moves/${move.id}/send/`, { courier: '', tracking: '', insured_usd: null })
  await calls.shop.catalog.refresh()
  expect((await see(token)).json().pieces).toMatchObject([{ city_name: 'Moscow', moving_to_city_name: 'Dubai' }])
})

test('OWN-86 SAFE-09 wrong links are counted; right ones are not, and open even above the limit', async () => {
  const { token } = await quoted()
  for (let attempt = 0; attempt < 40; attempt++) expect((await see(token)).statusCode).toBe(200)
  const statuses = []
  for (let attempt = 0; attempt < 31; attempt++) statuses.push((await see('B'.repeat(43))).statusCode)
  expect(statuses.slice(-2)).toEqual([404, 429])
  expect((await see(token)).statusCode).toBe(200)
})

test('OWN-86 OWN-32 the first opening is recorded, its author notified once, and a signed-in visitor learns whether the quote is theirs', async () => {
  const { token, buyer, thread } = await quotedWithPhone()
  const stranger = await signIn(calls.shop)
  expect((await post(token, 'open')).json()).toEqual({ is_yours: false })
  expect((await post(token, 'open', undefined, stranger.headers)).json()).toEqual({ is_yours: false })
  expect((await post(token, 'open', undefined, buyer.headers)).json()).toEqual({ is_yours: true })
  expect((await call('GET', `/quotes/?thread=${thread}`)).json().results).toMatchObject([{ opened_at: expect.any(String) }])
  const { results: notices } = (await call('GET', '/notices/')).json()
  const ofThread = notices.filter(({ subject }: { subject: { id: string } }) => subject.id === String(thread))
  expect(ofThread).toMatchObject([{ kind: 'quote-opened' }])
})

test('OWN-86 only the phone of the quote can order, once, at its price', async () => {
  const { token, buyer, pieceId, thread } = await quotedWithPhone({ delivery_usd: '120' })
  expect((await post(token, 'order', calls.order)).statusCode).toBe(401)
  const stranger = await signIn(calls.shop)
  const refused = await post(token, 'order', calls.order, stranger.headers)
  expect([refused.statusCode, refused.json().detail]).toEqual([403, expect.stringContaining('another phone')])
  const { mode: _mode, ...toAddress } = delivery
  const placed = await post(token, 'order', toAddress, buyer.headers)
  expect(placed.json()).toMatchObject({ status: 'pending', goods_price: '9500.00', delivery_price: '120.00', total_price: '9620.00' })
  const again = await post(token, 'order', toAddress, buyer.headers)
  expect(again.json().order_number).toBe(placed.json().order_number)
  expect((await see(token)).json()).toMatchObject({ state: 'ordered' })
  expect((await call('GET', `/quotes/?thread=${thread}`)).json().results).toMatchObject([
    { state: 'ordered', order: { number: placed.json().order_number } },
  ])
  expect(await calls.statusOf(pieceId)).toMatchObject({ status: 'reserved', price_on_request: true })
  expect(await broken()).toEqual([])
})

test('OWN-86 a person who wrote from an account needs no other proof; pickup is free', async () => {
  const { headers, customerId } = await signIn(calls.shop, { phone: null, telegram_id: 991 })
  const made = await quoted({ delivery_usd: '120' })
  await calls.shop.db.updateTable('thread').set({ phone: '', customer_id: customerId }).where('id', '=', made.thread).execute()
  const placed = await post(made.token, 'order', calls.order, headers)
  expect(placed.json()).toMatchObject({ delivery_price: '0.00', total_price: '9500.00' })
})

test('OWN-86 declining with a comment adds it to the thread, releases the piece and notifies the author', async () => {
  const { token, pieceId, thread, buyer } = await quotedWithPhone()
  const declined = await post(token, 'decline', { words: 'Too dear for me' })
  expect(declined.json()).toMatchObject({ state: 'declined' })
  expect((await post(token, 'decline', {})).json()).toMatchObject({ state: 'declined' })
  expect(await read(thread)).toMatchObject({ status: 'open', messages: [{}, { direction: 'in', body: 'Too dear for me' }] })
  expect(await calls.statusOf(pieceId)).toMatchObject({ status: 'available' })
  expect((await call('GET', '/notices/')).json().results[0]).toMatchObject({ kind: 'quote-declined', subject: { id: String(thread) } })
  expect((await post(token, 'order', calls.order, buyer.headers)).statusCode).toBe(409)
})

test('OWN-86 declining with a comment leaves spam closed', async () => {
  const { token, thread } = await quotedWithPhone()
  await calls.shop.db.updateTable('thread').set({ status: 'spam' }).where('id', '=', thread).execute()
  await post(token, 'decline', { words: 'Too dear for me' })
  expect(await read(thread)).toMatchObject({ status: 'spam' })
})

test('OWN-86 of two quotes for one piece the first order wins, and the other gets a polite refusal', async () => {
  const first = await quotedWithPhone({ is_held: false })
  const second = await calls.askPrice({ id: first.pieceId })
  const phone = '+79165999999'
  await calls.shop.db
    .updateTable('thread')
    .set({ phone, name: 'Other', email: 'other@example.com' })
    .where('id', '=', second.thread)
    .execute()
  const { quote } = (await quoteOf(second.thread, [first.pieceId], { is_held: false })).json()
  const other = await signIn(calls.shop, { phone: phone.slice(1) })
  const responses = await Promise.all([
    post(first.token, 'order', calls.order, first.buyer.headers),
    post(tokenOf(quote), 'order', calls.order, other.headers),
  ])
  expect(responses.map(({ statusCode }) => statusCode).toSorted((one, other) => one - other)).toEqual([200, 409])
  const lost = responses[0]?.statusCode === 409 ? first.token : tokenOf(quote)
  expect(responses.find(({ statusCode }) => statusCode === 409)?.json().detail).toContain('ordered it first')
  expect((await see(lost)).json()).toMatchObject({ state: 'open', pieces: [{ is_available: false }] })
  expect(await broken()).toEqual([])
})

test('OWN-86 if a quote and a cart order at once, one of them gets the piece', async () => {
  for (let round = 0; round < 4; round++) {
    const { token, buyer, pieceId } = await quotedWithPhone({ is_held: false })
    await calls.shop.db.updateTable('piece').set({ price_on_request: false, price_cents: 1_000_000 }).where('id', '=', pieceId).execute()
    const [rival] = await createBuyers(calls.shop.ctx, 1)
    if (!rival) throw new Error('There is no buyer')
    await fillCarts(calls.shop.db, [rival], () => [pieceId])
    const cart = () =>
      calls.shop.app.inject({ method: 'POST', url: '/api/orders/create_from_cart/', headers: rival.headers, payload: pickup })
    const quote = () => post(token, 'order', calls.order, buyer.headers)
    const responses = await Promise.all(round % 2 ? [cart(), quote()] : [quote(), cart()])
    expect(responses.map(({ statusCode }) => statusCode).toSorted((one, other) => one - other)).toEqual([expect.toBeOneOf([200, 201]), 409])
  }
  expect(await broken()).toEqual([])
})

test('OWN-86 two concurrent orders become one; a concurrent withdrawal and order have one winner', async () => {
  const twice = await quotedWithPhone()
  const both = await Promise.all([1, 2].map(() => post(twice.token, 'order', calls.order, twice.buyer.headers)))
  expect(new Set(both.map((response) => response.json().order_number)).size).toBe(1)
  for (let round = 0; round < 4; round++) {
    const { token, buyer, quote } = await quotedWithPhone()
    const order = () => post(token, 'order', calls.order, buyer.headers)
    const withdraw = () => call('POST', `/quotes/${quote.id}/withdraw/`, {})
    const responses = await Promise.all(round % 2 ? [withdraw(), order()] : [order(), withdraw()])
    expect(responses.map(({ statusCode }) => statusCode).toSorted((one, other) => one - other)).toEqual([200, 409])
  }
  expect(await broken()).toEqual([])
})

test('OWN-86 OWN-98 a blocked person cannot order and does not learn why', async () => {
  const { token, buyer } = await quotedWithPhone()
  const account = calls.shop.db.selectFrom('person_handle').select('person_id').where('value', '=', buyer.customerId)
  const { person_id: person } = await account.executeTakeFirstOrThrow()
  await call('POST', `/people/${person}/block/`, { reason: 'never pays' })
  const refused = await post(token, 'order', calls.order, buyer.headers)
  await call('POST', `/people/${person}/unblock/`, {})
  expect([refused.statusCode, refused.json().detail]).toEqual([409, expect.stringContaining('cannot be placed on the site')])
})

test('OWN-86 a quote is in the person’s messages once it can no longer be undone', async () => {
  const { thread, token } = await quoted()
  const [, link = ''] = await linkOf(thread)
  const open = () => calls.shop.app.inject({ method: 'POST', url: '/api/message-links/open/', payload: { token: link } })
  expect((await open()).json()).toMatchObject({ quotes: [{ state: 'open', total_price: '9500.00', path: `/quote/${token}` }] })
})

async function linkOf(thread: number): Promise<string[]> {
  await calls.pass(10_000)
  const [email] = calls
    .emails()
    .filter(({ to }) => to === visitor.email)
    .slice(-1)
  return new RegExp(`/messages#(${thread}\\.[\\w-]{43})`).exec(String(email?.text)) ?? []
}
