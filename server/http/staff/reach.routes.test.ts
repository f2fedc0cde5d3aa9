import { expect, test } from 'vitest'
import { addPiece } from '#test/factories.ts'
import { offerCalls } from '#test/offer-calls.ts'
import { fillCart, pickup } from '#test/orders.ts'
import { signIn } from '#test/shop.ts'

const calls = offerCalls()
const { ask, call, read } = calls
const inTime = 10_000
let people = 0

function somebody() {
  const number = ++people
  return { name: `Nina Name${number}`, phone: `+7 916 555-${String(1000 + number).replace(/(..)$/, '-$1')}`, email: undefined }
}

const byPhone = (first_name: string, last_name: string) => signIn(calls.shop, { first_name, last_name, email: null, verified_email: null })

async function placeOrder(customer: Awaited<ReturnType<typeof byPhone>>, contact: object): Promise<void> {
  await fillCart(calls.shop.db, customer.customerId, [await addPiece(calls.shop.db)])
  const payload = { ...pickup, ...contact }
  const response = await calls.send('POST', '/api/orders/create_from_cart/', customer.headers, payload)
  expect([response.statusCode, response.body]).toEqual([201, expect.anything()])
}

const reachOf = async (thread: number) => (await read(thread)).reach
const personOf = async (thread: number) => (await read(thread)).person_id ?? 0

/** Opens a thread for a person without an email, and enters an email as the staff. */
async function askByEmail(person: object, email: string): Promise<number> {
  const id = await ask(person)
  await calls.write(id, 'email', { email })
  return id
}

async function visitOf(send: typeof call, form: object, pieces: number[] = []) {
  await ask({ ...form, city: 'moscow', date: '2026-11-24', time: '15:30', pieces: pieces.map((id) => `watch-${id}`) }, '/api/appointments/')
  const { results } = (await send('GET', '/visits/?from=2026-11-24&to=2026-11-24')).json()
  return results.at(-1)
}

test('KNOW-02 T11 a counter-offer and a refusal reach the email of an earlier order if the account has none', async () => {
  const anna = await byPhone('Anna', 'Ordered')
  await placeOrder(anna, { first_name: 'Anna', last_name: 'Ordered', email: 'anna@ordered.example' })
  const offer = await calls.named(await calls.openPiece(), '8500.00', anna.headers)
  expect(await calls.listed(`thread=${offer.number}`)).toMatchObject([
    { language: 'en', reach: { channels: ['mail', 'page'], contact: { email: 'anna@ordered.example' } } },
  ])
  const countered = (await calls.staffReply(offer, 'counter', { price_usd: '9500' })).json().offer
  await calls.pass(inTime)
  expect(calls.emails().at(-1)).toMatchObject({ to: 'anna@ordered.example', text: expect.stringContaining('$9,500') })
  const answered = { number: offer.number, version: countered.version }
  const named = await calls.decide(answered, 'counter', anna.headers, { price_usd: '9000.00' })
  expect((await calls.staffReply(named.json(), 'decline')).statusCode).toBe(200)
  await calls.pass(inTime)
  expect(calls.emails().at(-1)).toMatchObject({ to: 'anna@ordered.example', text: expect.stringContaining('we cannot sell') })
})

test('KNOW-02 before answering an offer, the staff sees that the answer is shown only in the account; no email is sent', async () => {
  const anna = await byPhone('Anna', 'Unreached')
  const offer = await calls.named(await calls.openPiece(), '8500.00', anna.headers)
  const [listed] = await calls.listed(`thread=${offer.number}`)
  expect(listed?.reach).toEqual({ channels: ['page'], contact: { email: '', phone: `+${anna.phone}` } })
  const before = calls.emails().length
  await calls.staffReply(offer, 'counter', { price_usd: '9500' })
  await calls.pass(inTime)
  expect(calls.emails()).toHaveLength(before)
  expect((await read(offer.number)).messages.at(-1)).toMatchObject({ channel: 'page', recipient: null })
})

test('KNOW-02 a thread without an email uses the one entered in an earlier thread; its own comes first, and spam is ignored', async () => {
  const nina = somebody()
  await askByEmail(nina, 'first@nina.example')
  const spam = await ask({ ...nina, email: 'spam@nina.example' })
  await calls.write(spam, 'status', { version: (await read(spam)).version, status: 'spam' })
  await calls.shop.db.updateTable('thread').set({ network_digest: null, spam_at: null }).where('id', '=', spam).execute()
  const written = await call('POST', '/threads/', { name: nina.name, phone: nina.phone, body: 'Called', result: 'open' })
  const thread = written.json().thread.id as number
  expect(await reachOf(thread)).toEqual({ channels: ['mail'], contact: { email: 'first@nina.example', phone: expect.any(String) } })
  expect((await calls.reply(thread, 'As I said on the phone')).statusCode).toBe(201)
  await calls.pass(inTime)
  expect(calls.emails().at(-1)?.to).toBe('first@nina.example')
  await calls.write(thread, 'email', { email: 'own@nina.example' })
  expect((await reachOf(thread)).contact?.email).toBe('own@nina.example')
})

test('KNOW-02 nobody else’s address is used: not that of a namesake of another phone, nor of a friend somebody ordered for', async () => {
  const nina = somebody()
  await ask({ ...somebody(), name: nina.name, email: 'namesake@other.example' })
  await ask({ ...nina, name: 'Oleg Other', email: 'oleg@other.example' })
  expect((await reachOf(await ask(nina))).channels).toEqual([])
  const boris = await byPhone('Boris', 'Buyer')
  await placeOrder(boris, { first_name: 'Clara', last_name: 'Friend', email: 'clara@friend.example' })
  const offer = await calls.named(await calls.openPiece(), '8500.00', boris.headers)
  expect((await reachOf(offer.number)).channels).toEqual(['page'])
})

test('KNOW-02 an email that a stranger gave with the phone and name of a client receives nothing, before or after the client’s own form', async () => {
  const nina = somebody()
  await ask({ ...nina, email: 'first@attacker.example' })
  const thread = await ask(nina)
  await ask({ ...nina, email: 'later@attacker.example' })
  expect((await read(thread)).person_id).toBeGreaterThan(0)
  const unverified = { email: '', phone: expect.any(String), unverified_email: 'later@attacker.example' }
  expect(await reachOf(thread)).toEqual({ channels: [], contact: unverified })
  expect((await calls.reply(thread, 'Your price')).json()).toMatchObject({ errors: { channel: [expect.anything()] } })
  expect(await visitOf(call, nina)).toMatchObject({ reach: { channels: [], contact: unverified } })
  await ask({ ...nina, brand: 'Rolex', model: 'Sought' }, '/api/missing-model-requests/')
  const { results } = (await call('GET', '/wanted/')).json()
  expect(results[0]).toMatchObject({ sought: expect.stringContaining('Sought'), is_reachable: false })
})

test('KNOW-02 the account of a stranger who gave the phone of a client receives nothing; one that proved the phone does', async () => {
  const nina = somebody()
  const stranger = await signIn(calls.shop, {
    first_name: '',
    last_name: '',
    verified_email: 'account@attacker.example',
    telegram_id: 66_001,
  })
  await ask({ ...nina, email: 'form@attacker.example' }, '/api/contacts/', stranger.headers)
  await placeOrder(stranger, { phone: nina.phone, first_name: 'Nina', last_name: nina.name.slice(5), email: 'order@attacker.example' })
  const thread = await ask(nina)
  const { person_id: card } = await read(thread)
  const { person_id: theirs } = await calls.shop.db
    .selectFrom('shop_order')
    .select('person_id')
    .where('customer_id', '=', stranger.customerId)
    .executeTakeFirstOrThrow()
  expect(card).toBe(theirs)
  expect((await reachOf(thread)).channels).toEqual([])
  const digits = nina.phone.replaceAll(/\D/g, '')
  await calls.shop.db.updateTable('customer').set({ phone: digits }).where('id', '=', stranger.customerId).execute()
  expect((await reachOf(thread)).channels).toEqual(['mail', 'telegram'])
})

test('KNOW-02 OWN-79 merged cards share an email until the merge is undone; the address of a blocked card is not used', async () => {
  const [nina, other] = [somebody(), somebody()]
  const known = await askByEmail(other, 'merged@nina.example')
  const thread = await ask(nina)
  const [id, otherId] = [await personOf(thread), await personOf(known)]
  const merged = await call('POST', `/people/${id}/merge/`, { other_id: otherId })
  expect((await reachOf(thread)).contact?.email).toBe('merged@nina.example')
  expect((await calls.undo(merged.json().action_id)).statusCode).toBe(200)
  expect((await reachOf(thread)).channels).toEqual([])
  const later = await ask(other)
  expect((await reachOf(later)).channels).toEqual(['mail'])
  await call('POST', `/people/${otherId}/block/`, { reason: 'Abusive' })
  expect((await reachOf(later)).channels).toEqual([])
})

test('KNOW-02 T14 a confirmed and a moved visit send a calendar entry to the address of the person’s earlier enquiry', async () => {
  const nina = somebody()
  await askByEmail(nina, 'visit@nina.example')
  const piece = await addPiece(calls.shop.db, { city_id: 1 })
  await calls.shop.catalog.refresh()
  calls.shop.clock.now = Date.parse('2026-11-24T12:30:00Z') - 20 * 3_600_000
  await calls.stayAwake()
  const visit = await visitOf(call, nina, [piece])
  expect(visit).toMatchObject({ language: 'en', reach: { channels: ['mail'], contact: { email: 'visit@nina.example' } } })
  expect((await call('POST', `/visits/${visit.id}/confirm/`, { version: visit.version })).statusCode).toBe(200)
  await calls.pass(inTime)
  const to = { version: visit.version + 1, office: 'moscow', date: '2026-11-24', time: '17:00' }
  expect((await call('POST', `/visits/${visit.id}/move/`, to)).statusCode).toBe(200)
  await calls.pass(inTime)
  const sent = calls.emails().filter(({ to: address }) => address === 'visit@nina.example')
  expect(sent.map(({ subject }) => subject?.replace(/:.*/, ''))).toEqual(['Your visit is confirmed', 'Your visit has been rescheduled'])
  for (const { attachments } of sent) expect(attachments).toMatchObject([{ name: 'visit.ics', type: 'text/calendar; charset=utf-8' }])
  const holds = calls.shop.db.selectFrom('piece_hold').select('until').where('piece_id', '=', piece).where('ended_at', 'is', null)
  expect(await holds.execute()).toEqual([{ until: new Date('2026-11-24T17:00:00Z') }])
})

test('KNOW-02 OWN-03 the calendar says that a visitor can only be called, and gives the visit’s link; an expert sees neither', async () => {
  const nina = somebody()
  const visit = await visitOf(call, nina)
  expect(visit).toMatchObject({ reach: { channels: [], contact: { email: '' } }, url: expect.stringMatching(/\/visit\/\d+-/) })
  const seen = (await call('GET', '/visits/?from=2026-11-24&to=2026-11-24', undefined, calls.expert.headers)).json().results
  expect(seen).toMatchObject([{ id: visit.id, reach: { channels: [], contact: null }, url: null }])
})

test('KNOW-02 an email that the staff enter with a visit also reaches the person’s other enquiries', async () => {
  const nina = somebody()
  const visit = { ...nina, email: 'entered@nina.example', comment: '', office: 'moscow', date: '2026-11-26', time: '15:30', pieces: [] }
  expect((await call('POST', '/visits/', visit)).statusCode).toBe(201)
  expect(await reachOf(await ask(nina))).toMatchObject({ channels: ['mail'], contact: { email: 'entered@nina.example' } })
})

test('KNOW-02 OWN-93 a request for a model by phone only is answered at the person’s known address', async () => {
  const nina = somebody()
  await askByEmail(nina, 'wanted@nina.example')
  await ask({ ...nina, brand: 'Rolex', model: 'Reachable' }, '/api/missing-model-requests/')
  const { results } = (await call('GET', '/wanted/')).json()
  expect(results).toMatchObject([{ sought: expect.stringContaining('Reachable'), is_reachable: true }])
})

test('KNOW-02 a reply and an order’s email that are only in the outbox are marked as such', async () => {
  const id = await ask()
  await calls.reply(id, 'Hello')
  expect((await read(id)).messages).toMatchObject([{ fate: 'queued', in_outbox: false }])
  await calls.pass(inTime)
  expect((await read(id)).messages).toMatchObject([{ fate: 'sent', in_outbox: true }])
  const anna = await byPhone('Anna', 'Outbox')
  await placeOrder(anna, { first_name: 'Anna', last_name: 'Outbox' })
  await calls.pass(1000)
  const order = await calls.shop.db
    .selectFrom('shop_order')
    .select('id')
    .where('customer_id', '=', anna.customerId)
    .executeTakeFirstOrThrow()
  expect((await call('GET', `/orders/${order.id}/`)).json().emails).toMatchObject([
    { notification: 'placed', fate: 'sent', in_outbox: true },
  ])
})
