import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { dayMs } from '#contract/rules/durations.ts'
import { withoutIds } from '#test/find-words.ts'
import { offerCalls, statuses } from '#test/offer-calls.ts'

const calls = offerCalls()
const { openPiece, buyer, name, named, decide, terms, listed, conversation, read } = calls
const noticesOf = (thread: number) =>
  calls.shop.db.selectFrom('staff_notice').select('kind').distinct().where('subject_id', '=', String(thread)).execute()

test('OWN-87 the page shows whether a piece takes offers, and the terms do not tell its lowest price', async () => {
  const [piece, silent] = [await openPiece(), await openPiece({ takes_offers: false })]
  const anna = await buyer()
  expect((await calls.shop.get(`/api/watches/${piece}/`)).json()).toMatchObject({ takes_offers: true })
  expect((await calls.shop.get(`/api/watches/${silent}/`)).json()).toMatchObject({ takes_offers: false })
  expect((await terms(piece, anna)).json()).toEqual({ price_usd: '10000.00', least_usd: null, hours: 24, offer: null, reach: 'mail' })
  expect((await terms(silent, anna)).statusCode).toBe(409)
  expect((await calls.send('GET', `/api/offers/?kind=watch&piece_id=${piece}`, {})).statusCode).toBe(401)
})

test('OWN-87 KNOW-02 the terms name the channel of the answer, and none that the customer does not have', async () => {
  const piece = await openPiece()
  const [withPhone, withEmail] = [
    await buyer({ verified_email: null, phone: '79160001133' }),
    await buyer({ verified_email: 'reach@example.com' }),
  ]
  for (const customer of [withPhone, withEmail]) await named(piece, '9000', customer)
  expect((await terms(piece, withPhone)).json().reach).toBeNull()
  expect((await terms(piece, withEmail)).json().reach).toBe('mail')
})

test('OWN-87 an offer starts a thread in the inbox and in the person’s messages, and lasts a day', async () => {
  const piece = await openPiece()
  const anna = await buyer({ phone: '79160001122' })
  const offer = await named(piece, '$9,000', anna)
  expect(offer).toMatchObject({ state: 'open', asked_usd: '10000.00', decisions: ['withdraw'], version: 1, quote_path: null })
  expect(Date.parse(offer.expires_at)).toBe(calls.shop.clock.now + dayMs)
  expect(await read(offer.number)).toMatchObject({
    kind: 'offer',
    status: 'new',
    name: 'Anna Buyer',
    contact: { phone: '+79160001122' },
    piece: { id: piece },
  })
  expect(await listed(`thread=${offer.number}`)).toMatchObject([
    { id: offer.number, state: 'open', replies: ['accept', 'counter', 'decline'], steps: [{ by: 'person', price_usd: '9000.00' }] },
  ])
  expect(await listed(`piece=${piece}`)).toHaveLength(1)
  const { person_id: person } = await read(offer.number)
  expect(await listed(`person=${person}`)).toHaveLength(1)
  const talks = await conversation(offer.number, anna)
  expect(talks).toMatchObject({
    kind: 'offer',
    offer: { state: 'open' },
    messages: [{ is_own: true, body: expect.stringMatching(/9,000/) }],
  })
  expect((await terms(piece, anna)).json().offer).toMatchObject({ number: offer.number })
})

test('OWN-87 OWN-32 the staff is notified of an offer as of every form, through the channels of their choice', async () => {
  await calls.shop.db.deleteFrom('job').where('every_s', 'is', null).execute()
  const offer = await named(await openPiece(), '9000', await buyer())
  await calls.shop.runJobs()
  const email = calls.shop.outbox('mail').find(({ subject }) => subject?.includes(String(offer.number)))
  expect(email?.subject).toBe(`Предложение цены № ${offer.number}`)
  expect(email?.text).toContain('Предложенная цена')
  expect(await noticesOf(offer.number)).toEqual([{ kind: 'offer-made' }])
})

test('OWN-87 OWN-114 the lowest price is told, in the terms and when an offer is declined, only once the owner switches it on', async () => {
  const { headers } = calls.owner
  const patch = async (offer_least_told: number | null) => {
    const { version } = (await calls.call('GET', '/thresholds/', undefined, headers)).json()
    const response = await calls.shop.app.inject({
      method: 'PATCH',
      url: '/api/staff/thresholds/',
      headers,
      payload: { version, offer_least_told },
    })
    await calls.shop.catalog.refresh()
    return response
  }
  expect((await patch(2)).statusCode).toBe(400)
  const piece = await openPiece()
  const anna = await buyer()
  expect((await terms(piece, anna)).json()).toMatchObject({ price_usd: '10000.00', least_usd: null })
  const offer = await named(piece, '7999', anna)
  expect(offer.state).toBe('declined')
  const reply = (await conversation(offer.number, anna)).messages.at(-1)
  expect(reply).toMatchObject({ is_own: false, body: expect.stringContaining('cannot sell') })
  expect(withoutIds(JSON.stringify([offer, reply]))).not.toMatch(/8,000|8000/)
  expect((await terms(piece, anna)).json().least_usd).toBeNull()
  expect((await patch(1)).statusCode).toBe(200)
  expect((await terms(piece, anna)).json().least_usd).toBe('8000.00')
  const told = await named(piece, '7998', anna)
  expect((await conversation(told.number, anna)).messages.at(-1)?.body).toContain('8,000')
  expect((await patch(null)).statusCode).toBe(200)
})

test('OWN-87 an offer below the lowest percent is declined at once, politely, without notifying the staff', async () => {
  const piece = await openPiece()
  const anna = await buyer()
  const offer = await named(piece, '7999', anna)
  expect(offer).toMatchObject({ state: 'declined', decisions: [] })
  expect(await read(offer.number)).toMatchObject({ status: 'done', due_at: null })
  expect((await conversation(offer.number, anna)).messages.at(-1)).toMatchObject({
    is_own: false,
    body: expect.stringContaining('cannot sell'),
  })
  expect(await calls.shop.db.selectFrom('job').select('id').where('kind', '=', 'announce-enquiry').execute()).toEqual([])
  expect(await noticesOf(offer.number)).toEqual([])
  expect(await named(piece, '8000', anna)).toMatchObject({ state: 'open' })
})

test('OWN-87 FORM-09 an offer sent again with its key, also at once, gets the same response and is one offer; another price is another', async () => {
  const [piece, anna, key] = [await openPiece(), await buyer(), randomUUID()]
  const offer = (price: string, customer = anna) => name(piece, price, customer, { key })
  const [first, ...others] = [...(await Promise.all([offer('7999'), offer('7999')])), await offer('7999')]
  expect(first?.statusCode).toBe(201)
  expect(others.map(({ statusCode, body }) => [statusCode, body])).toEqual([1, 2].map(() => [201, first?.body]))
  expect((await offer('8000')).json()).toMatchObject({ state: 'open' })
  await calls.shop.db.updateTable('piece').set({ takes_offers: false }).where('id', '=', piece).execute()
  expect((await offer('8000')).statusCode).toBe(201)
  expect((await offer('8000', await buyer())).statusCode).toBe(409)
  expect(await calls.shop.db.selectFrom('offer').select('id').where('piece_id', '=', piece).execute()).toHaveLength(2)
})

test('OWN-87 an invalid price, and a piece that takes no offers, are refused', async () => {
  const anna = await buyer()
  const piece = await openPiece()
  const tooHigh = await name(piece, '10000', anna)
  expect([tooHigh.statusCode, tooHigh.json().errors]).toEqual([400, { price_usd: ['Enter a price below $10,000.'] }])
  for (const more of [{ takes_offers: false }, { price_on_request: true }, { status: 'sold', stock: 0 }, { status: 'reserved' }] as const)
    expect((await name(await openPiece(more), '9000', anna)).statusCode).toBe(409)
  expect((await name(piece, 'a lot', anna)).statusCode).toBe(400)
  expect((await name(2_000_000, '9000', anna)).statusCode).toBe(404)
  expect((await name(piece, '9000', {})).statusCode).toBe(401)
})

test('OWN-87 a person may have one open offer per piece and ten offers a day', async () => {
  const anna = await buyer()
  const pieces = [await openPiece(), await openPiece()]
  const [piece = 0, other = 0] = pieces
  await named(piece, '9000', anna)
  const again = await name(piece, '9100', anna)
  expect([again.statusCode, again.json().detail]).toEqual([409, expect.stringContaining('already')])
  await named(piece, '9000', await buyer())
  for (let count = 2; count <= 10; count++) await named(other, '5000', anna)
  const eleventh = await name(other, '5000', anna)
  expect(eleventh.statusCode).toBe(429)
  expect(Number(eleventh.headers['retry-after'])).toBeGreaterThan(0)
})

test('OWN-87 two concurrent offers for one piece become one', async () => {
  const piece = await openPiece()
  const anna = await buyer()
  const both = await Promise.all([name(piece, '9000', anna), name(piece, '9200', anna)])
  expect(statuses(both)).toEqual([201, 409])
})

test('OWN-98 a blocked sender gets the response of a success, and nothing is stored', async () => {
  const piece = await openPiece()
  const anna = await buyer({ phone: '79167770001' })
  const first = await named(piece, '9000', anna)
  const { person_id: person } = await read(first.number)
  await decide(first, 'withdraw', anna)
  await calls.shop.db
    .updateTable('person')
    .set({ blocked_at: new Date(calls.shop.clock.now), blocked_reason: 'test' })
    .where('id', '=', person ?? 0)
    .execute()
  const count = async () => (await calls.shop.db.selectFrom('offer').select('id').execute()).length
  const before = await count()
  const pretended = await named(piece, '9000', anna)
  expect(pretended).toEqual({ ...first, number: pretended.number, steps: [expect.anything()] })
  expect(pretended.number).toBeGreaterThan(first.number)
  expect(await named(piece, '5000', anna)).toMatchObject({ state: 'declined' })
  expect(await count()).toBe(before)
})
