import { expect, test } from 'vitest'
import { hourMs } from '#contract/rules/durations.ts'
import { addPiece } from '#test/factories.ts'
import { quoteCalls, tokenOf } from '#test/quote-calls.ts'
import { signIn } from '#test/shop.ts'
import { visitor } from '#test/thread-calls.ts'

const calls = quoteCalls()
const { quoteOf, quoted, see, read, call, undo } = calls
const list = async (query: string, headers?: Record<string, string>) => (await call('GET', `/quotes/?${query}`, undefined, headers)).json()

test('OWN-86 a quote is emailed with its link and holds its piece, whose price stays on request for everybody else', async () => {
  const { quote, pieceId, thread, token } = await quoted({ body: 'For you alone.', delivery_usd: '120' })
  expect(quote).toMatchObject({ state: 'open', total_usd: '9500.00', delivery_usd: '120.00', is_held: true, opened_at: null, by: 'Mark' })
  expect(await read(thread)).toMatchObject({ status: 'waiting', messages: [{ body: 'For you alone.', fate: 'queued' }] })
  await calls.pass(10_000)
  const [email] = calls.emails()
  expect(email).toMatchObject({ to: visitor.email })
  expect(email?.text).toContain(`/quote/${token}`)
  expect(email?.text).toContain('9,500')
  expect(email?.text).toMatch(/Valid until: \w+\s\d+, 20\d\d at \d\d:\d\d Moscow time/)
  expect(email?.text).toContain('reserved for you')
  expect(email?.html?.match(/class="button" href/g)).toHaveLength(1)
  expect(await calls.statusOf(pieceId)).toMatchObject({ status: 'reserved', price_usd: null, price_on_request: true })
  for (const query of [`thread=${thread}`, `piece=${pieceId}`]) expect((await list(query)).results).toMatchObject([{ id: quote.id }])
  const { person_id: person } = await read(thread)
  expect((await list(`person=${person}`)).results).toMatchObject([{ id: quote.id, name: visitor.name }])
})

test('KNOW-02 a quote names the phone, Telegram name and language of its person, for those who may see contacts', async () => {
  const { quote, thread } = await quoted()
  expect(quote).toMatchObject({
    contact: { phone: '+79167001020', telegram: null },
    language: 'en',
    url: expect.stringContaining('/quote/'),
  })
  const buyer = await signIn(calls.shop, { phone: '447911123456', telegram_id: 77, username: 'vera_p' })
  await calls.shop.db.updateTable('thread').set({ phone: '', customer_id: buyer.customerId }).where('id', '=', thread).execute()
  // accounts store phone numbers without `+`, and the API adds it
  expect((await list(`thread=${thread}`)).results).toMatchObject([{ contact: { phone: '+447911123456', telegram: 'vera_p' } }])
})

test('OWN-86 a quote for a person who left only an email stores the phone that the staff enters', async () => {
  const { pieceId, thread } = await calls.askPrice()
  await calls.shop.db.updateTable('thread').set({ phone: '' }).where('id', '=', thread).execute()
  expect((await quoteOf(thread, [pieceId])).json().errors).toMatchObject({ phone: expect.any(Array) })
  const { version } = await read(thread)
  const made = await quoteOf(thread, [pieceId], { thread: { id: thread, version, phone: '+7 916 700-10-21' } })
  expect([made.statusCode, made.json().quote]).toMatchObject([201, { contact: { phone: '+79167001021' } }])
})

test('OWN-86 neither the row nor the message of a quote contains the secret of its link', async () => {
  const { quote, token } = await quoted()
  await calls.pass(10_000)
  const row = await calls.shop.db.selectFrom('quote').selectAll().where('id', '=', quote.id).executeTakeFirstOrThrow()
  expect(row.token_hash).not.toBe(token)
  const messages = await calls.shop.db.selectFrom('thread_message').selectAll().execute()
  expect(JSON.stringify([row, messages])).not.toContain(token)
})

test('OWN-86 a quote below the floor needs permission; a quote of several pieces without a hold reserves none', async () => {
  const { thread } = await calls.askPrice()
  const [one, other] = [await addPiece(calls.shop.db), await addPiece(calls.shop.db)]
  await calls.shop.db.updateTable('piece_private').set({ floor_cents: 950_001 }).where('piece_id', '=', one).execute()
  const refused = await quoteOf(thread, [one, other], { is_held: false })
  expect([refused.statusCode, refused.json().errors]).toEqual([400, { lines: ['Only an owner sells Rolex Test model below its floor.'] }])
  const made = await quoteOf(thread, [one, other], { is_held: false }, calls.owner.headers)
  expect(made.json().quote).toMatchObject({
    total_usd: '19000.00',
    is_held: false,
    lines: [{ is_available: true }, { is_available: true }],
  })
  expect(await calls.statusOf(one)).toMatchObject({ status: 'available' })
})

test('OWN-86 a quote is refused for a taken piece, a time out of bounds, or a thread changed meanwhile', async () => {
  const { thread, pieceId } = await quoted()
  const other = await calls.askPrice({ id: pieceId })
  await calls.shop.db
    .updateTable('thread')
    .set({ phone: '+7 916 111-11-11', email: 'o@example.com' })
    .where('id', '=', other.thread)
    .execute()
  const taken = await quoteOf(other.thread, [pieceId])
  expect([taken.statusCode, taken.json().detail]).toEqual([409, expect.stringContaining('No longer')])
  const free = await addPiece(calls.shop.db)
  for (const hours of [-1, 24 * 31])
    expect((await quoteOf(other.thread, [free], { expires_at: calls.inHours(hours) })).statusCode).toBe(400)
  const stale = await call('POST', '/quotes/', {
    thread: { id: thread, version: 1 },
    lines: [{ piece_id: free, price_usd: '1' }],
    expires_at: calls.inHours(1),
  })
  expect(stale.statusCode).toBe(409)
})

test('OWN-86 a quote for a person without an enquiry begins a thread', async () => {
  const piece = await addPiece(calls.shop.db)
  const contact = { name: 'Igor Walker', phone: '+7 916 222-33-44', language: 'ru' }
  const body = { contact, lines: [{ piece_id: piece, price_usd: '8000' }], expires_at: calls.inHours(48) }
  const { quote } = (await call('POST', '/quotes/', body)).json()
  expect(quote).toMatchObject({ state: 'open', name: 'Igor Walker', is_held: false })
  expect(await read(quote.thread_id)).toMatchObject({ kind: 'quote', status: 'waiting', contact: { phone: '+79162223344' } })
  expect((await call('POST', '/quotes/', { ...body, channel: 'mail' })).json().errors).toHaveProperty('channel')
})

test('OWN-86 withdrawing a quote shows at its link and frees the piece; undoing that holds the piece again', async () => {
  const { quote, pieceId, token } = await quoted()
  const withdrawn = (await call('POST', `/quotes/${quote.id}/withdraw/`, {})).json()
  expect(withdrawn.quote).toMatchObject({ state: 'withdrawn' })
  expect((await see(token)).json()).toMatchObject({ state: 'withdrawn' })
  expect(await calls.statusOf(pieceId)).toMatchObject({ status: 'available' })
  expect((await call('POST', `/quotes/${quote.id}/withdraw/`, {})).statusCode).toBe(409)
  expect((await undo(withdrawn.action_id)).statusCode).toBe(200)
  expect((await see(token)).json()).toMatchObject({ state: 'open', is_held: true })
})

test('OWN-86 OWN-107 a quote expires by itself, and Today lists it six hours before', async () => {
  const { pieceId, thread, token } = await quoted()
  expect((await call('GET', '/today/')).json().quotes).toEqual([])
  await calls.pass(43 * hourMs)
  await calls.stayAwake()
  expect((await call('GET', '/today/')).json().quotes).toMatchObject([{ thread_id: thread, is_opened: false, until: calls.inHours(5) }])
  await calls.pass(5 * hourMs)
  await calls.stayAwake()
  expect((await see(token)).json()).toMatchObject({ state: 'expired' })
  expect(await calls.statusOf(pieceId)).toMatchObject({ status: 'available' })
  expect((await call('GET', '/today/')).json().quotes).toEqual([])
})

test('OWN-86 a newer quote for the same person keeps the hold when the older one is withdrawn', async () => {
  const first = await quoted()
  const { quote } = (await quoteOf(first.thread, [first.pieceId], { expires_at: calls.inHours(60) })).json()
  await call('POST', `/quotes/${first.quote.id}/withdraw/`, {})
  expect((await see(tokenOf(quote))).json()).toMatchObject({ state: 'open', is_held: true, pieces: [{ is_available: true }] })
  expect(await calls.statusOf(first.pieceId)).toMatchObject({ status: 'reserved', reserved_until: calls.inHours(60) })
})
