import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { dayMs } from '#contract/rules/durations.ts'
import { buybackCalls, offeredWatch, usualSteps } from '#test/buyback-calls.ts'
import { addPiece } from '#test/factories.ts'

const desk = buybackCalls()
const { calls, decide, get, offer, page, request, step, stepUntil, tryStep } = desk

const [estimate] = usualSteps

test('OWN-37 OWN-89 the form and the desk of a buyback refuse a year later than the next one', async () => {
  const payload = { name: 'Vera', phone: '+7 916 123-45-67', consent: true, ...offeredWatch, year: 2031 }
  const form = await calls.shop.app.inject({ method: 'POST', url: '/api/buyback-requests/', payload, remoteAddress: '10.78.0.1' })
  expect([form.statusCode, form.json().errors.year[0]]).toEqual([400, expect.stringContaining('2027')])
  const id = await offer()
  const changed = await request('PATCH', `/buybacks/${id}/`, { version: (await get(id)).version, year: 2031 })
  expect([changed.statusCode, changed.json().errors.year[0]]).toEqual([400, expect.stringContaining('2027')])
})

test('OWN-89 a form becomes a buyback with the thread’s number; its steps end in a draft with all known facts', async () => {
  const brand = await calls.shop.db.selectFrom('brand').select('id').where('name', '=', 'Rolex').executeTakeFirst()
  if (!brand)
    await calls.shop.db
      .insertInto('brand')
      .values({ name: 'Rolex', slug: 'rolex' } as never)
      .execute()
  const id = await offer()
  expect(await get(id)).toMatchObject({
    id,
    thread_id: id,
    state: 'asked',
    brand: 'Rolex',
    serial: 'V 123-456',
    person: 'Vera Visitor',
    next_steps: ['estimate', 'receive', 'decline'],
    reach: { channels: ['mail'] },
  })
  expect(await calls.read(id)).toMatchObject({ buyback: { id, state: 'asked' } })
  const message = (await request('POST', `/buybacks/${id}/messages/`, { ...estimate })).json()
  expect(message).toMatchObject({
    language: 'en',
    text: expect.stringContaining('from $8,000 to $9,000. The estimate is valid through December\u00A010, 2026'),
  })
  await step(id, { ...estimate, message: { channel: 'mail', text: message.text } })
  await calls.pass(11_000)
  const email = calls.emails().at(-1)
  const url = (await get(id)).page_url
  expect(email?.text).toContain(String(url))
  expect(email?.text).toContain('from $8,000 to $9,000')
  expect((await page(id)).json()).toMatchObject({ state: 'estimated', low_usd: '8000.00', decisions: ['accept', 'counter', 'decline'] })
  const accepted = await decide(id, { decision: 'accept', version: (await get(id)).version })
  expect([accepted.statusCode, accepted.json().state]).toEqual([200, 'accepted'])
  for (const each of usualSteps.slice(2)) await step(id, each)
  const { buyback } = await step(id, { step: 'stock' })
  expect(buyback).toMatchObject({
    state: 'stocked',
    piece: { label: 'Rolex Submariner' },
    payout: { method: 'cash', identity_seen_at: expect.anything() },
  })
  const pieceId = buyback.piece?.id ?? 0
  const { rows } = await sql<Record<string, unknown>>`
    select p.status, p.origin, p.production_year, p.full_set, s.serial, s.cost_cents, s.acquired_from, s.acquired_on::text as acquired_on, s.ownership, c.stage,
      c.zones -> 0 ->> 'zone' as zone
    from piece p join piece_private s on s.piece_id = p.id join condition_report c on c.piece_id = p.id where p.id = ${pieceId}`.execute(
    calls.shop.db,
  )
  expect(rows).toEqual([
    {
      status: 'draft',
      origin: 'buyback',
      production_year: 2015,
      full_set: true,
      serial: 'V123456',
      cost_cents: 850_000,
      acquired_from: `Vera Visitor, № ${id}`,
      acquired_on: '2026-11-21',
      ownership: 'own',
      stage: 'intake',
      zone: 'crystal',
    },
  ])
  expect((await get(id)).steps.map((each) => each.step)).toEqual([
    'ask',
    'estimate',
    'accept',
    'receive',
    'inspect',
    'agree',
    'pay',
    'stock',
  ])
  expect(
    (await calls.shop.app.inject({ method: 'DELETE', url: `/api/staff/pieces/${pieceId}/`, headers: calls.manager.headers })).statusCode,
  ).toBe(200)
  expect(await get(id)).toMatchObject({ state: 'stocked', piece: null, next_steps: ['stock'] })
})

test('OWN-89 the shop accepts a counter-offer; late or outdated decisions are refused, a repeated one is idempotent', async () => {
  const id = await offer()
  await step(id, estimate)
  const { version } = await get(id)
  expect((await decide(id, { decision: 'counter', version })).json()).toMatchObject({ errors: { price_usd: expect.anything() } })
  const first = await decide(id, { decision: 'counter', version, price_usd: '9 500', note: 'as new' })
  expect([first.statusCode, first.json().state]).toEqual([200, 'countered'])
  expect((await decide(id, { decision: 'counter', version, price_usd: '9500' })).statusCode).toBe(200)
  expect((await decide(id, { decision: 'decline', version })).statusCode).toBe(409)
  const thread = await calls.read(id)
  expect(thread.messages.map(({ direction, body }) => [direction, body])).toEqual([['in', 'My price: $9,500.\n\nas new']])
  expect(thread).toMatchObject({ status: 'new', due_at: expect.any(String) })
  await step(id, { step: 'accept' })
  expect(await get(id)).toMatchObject({ state: 'accepted', sums: { low_usd: '9500.00', high_usd: '9500.00' } })

  const late = await offer()
  await step(late, estimate)
  const before = await get(late)
  calls.shop.clock.now += 30 * dayMs
  await calls.stayAwake()
  expect(await get(late)).toMatchObject({ state: 'estimated', is_expired: true })
  expect((await decide(late, { decision: 'accept', version: before.version })).statusCode).toBe(409)
  expect((await tryStep(late, { step: 'accept' })).statusCode).toBe(409)
  await step(late, { ...estimate, valid_until: '2027-01-10' })
  expect((await decide(late, { decision: 'accept', version: (await get(late)).version })).statusCode).toBe(200)
})

test('OWN-89 concurrent steps of person and staff, or of two staff members, succeed once and make one draft', async () => {
  for (let round = 0; round < 3; round++) {
    const id = await offer()
    await step(id, estimate)
    const { version } = await get(id)
    const [person, staff] = await Promise.all([
      decide(id, { decision: 'accept', version }),
      request('POST', `/buybacks/${id}/steps/`, { step: 'decline', version, note: 'sold elsewhere' }),
    ])
    expect(new Set([person.statusCode, staff.statusCode])).toEqual(new Set([200, 409]))
    expect((await get(id)).state).toBe(person.statusCode === 200 ? 'accepted' : 'declined')
  }
  await addPiece(calls.shop.db)
  const brand = await calls.shop.db.selectFrom('brand').select(['id', 'name']).limit(1).executeTakeFirstOrThrow()
  const id = await offer({ brand: brand.name.toLowerCase() })
  await stepUntil(id, 'pay')
  const { version } = await get(id)
  const both = await Promise.all(
    [calls.manager, calls.owner].map(({ headers }) => request('POST', `/buybacks/${id}/steps/`, { step: 'stock', version }, headers)),
  )
  expect(new Set(both.map(({ statusCode }) => statusCode))).toEqual(new Set([200, 409]))
  const drafts = await calls.shop.db
    .selectFrom('piece')
    .select('id')
    .where('origin', '=', 'buyback')
    .where('brand_id', '=', brand.id)
    .execute()
  expect(drafts.filter((draft) => draft.id === both.find(({ statusCode }) => statusCode === 200)?.json().buyback.piece.id)).toHaveLength(1)
  expect((await get(id)).steps.filter((each) => each.step === 'stock')).toHaveLength(1)
})

test('OWN-89 a message without a text names the sums of its step; an edited text is sent as it is', async () => {
  const id = await offer()
  await step(id, { ...estimate, low_usd: '9500', high_usd: '9500', message: { channel: 'mail' } })
  await step(id, { step: 'accept', message: { channel: 'mail', text: 'As agreed' } })
  const { messages } = await calls.read(id)
  expect(messages.map(({ body }) => body)).toEqual([
    expect.stringContaining('Rolex Submariner: $9,500. The estimate is valid through December\u00A010'),
    'As agreed',
  ])
})
