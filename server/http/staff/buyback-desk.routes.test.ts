import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { buybackCalls, usualSteps } from '#test/buyback-calls.ts'
import { addPiece } from '#test/factories.ts'
import { withoutIds } from '#test/find-words.ts'

const desk = buybackCalls()
const { calls, decide, get, offer, page, request, step, stepUntil, tryStep } = desk

const [estimate] = usualSteps

test('OWN-89 OWN-57 a known serial number is shown with the records that have it, when offered and when received', async () => {
  const known = await addPiece(calls.shop.db)
  await calls.shop.db.updateTable('piece_private').set({ serial: 's.77 88' }).where('piece_id', '=', known).execute()
  const first = await offer({ serial: 'S 77-88' })
  const second = await offer({ serial: '' })
  expect((await get(first)).known).toMatchObject([{ source: 'piece', id: known }])
  expect((await get(second)).known).toEqual([])
  const { buyback } = await step(second, { ...usualSteps[2], serial: 's7788' })
  expect(buyback.known).toMatchObject([
    { source: 'piece', id: known },
    { source: 'buyback', id: first },
  ])
})

test('OWN-89 a declined piece that was received goes back; consignment keeps its terms, also for a bag from a call', async () => {
  const back = await offer()
  await stepUntil(back, 'inspect')
  expect((await decide(back, { decision: 'decline', version: (await get(back)).version })).json().state).toBe('returning')
  expect(await get(back)).toMatchObject({ next_steps: ['return'] })
  await step(back, { step: 'return' })
  expect((await get(back)).state).toBe('returned')

  await addPiece(calls.shop.db)
  const brand = await calls.shop.db.selectFrom('brand').select('id').limit(1).executeTakeFirstOrThrow()
  const written = await request('POST', '/threads/', { name: 'Irina Volkova', phone: '+7 916 000-11-22', body: 'a bag', result: 'open' })
  const threadId = written.json().thread.id
  const opened = await request('POST', `/threads/${threadId}/buyback/`, {
    brand: 'Unknown House',
    model: 'Kelly 28',
    kind: 'bag',
    terms: 'consignment',
  })
  expect([opened.statusCode, opened.body]).toEqual([201, expect.anything()])
  expect((await request('POST', `/threads/${threadId}/buyback/`, { brand: 'A', model: 'B' })).statusCode).toBe(409)
  await step(threadId, { step: 'receive', serial: 'K28', office: 'dubai', brought_by: 'Irina' })
  expect((await tryStep(threadId, { step: 'inspect', zones: [{ zone: 'dial', grade: 1 }] })).statusCode).toBe(400)
  await step(threadId, { step: 'inspect', zones: [{ zone: 'front', grade: 2 }], consignor_share: '82.5', consigned_until: '2027-03-01' })
  await step(threadId, { step: 'agree' })
  expect((await tryStep(threadId, { step: 'pay', method: 'cash', identity_seen: true })).statusCode).toBe(409)
  expect((await tryStep(threadId, { step: 'stock' })).json()).toMatchObject({ errors: { brand_id: expect.anything() } })
  const { buyback } = await step(threadId, { step: 'stock', brand_id: brand.id })
  const { rows } = await sql<object>`
    select p.kind, s.ownership, s.consignor_name, s.consignor_share, s.consigned_until::text as until, s.cost_cents
    from piece p join piece_private s on s.piece_id = p.id where p.id = ${buyback.piece?.id}`.execute(calls.shop.db)
  expect(rows).toEqual([
    {
      kind: 'bag',
      ownership: 'consignment',
      consignor_name: 'Irina Volkova',
      consignor_share: 8250,
      until: '2027-03-01',
      cost_cents: null,
    },
  ])
})

test('OWN-89 an expert receives and inspects their assigned pieces without seeing sums; only the desk agrees on a price', async () => {
  const id = await offer()
  await step(id, estimate)
  await step(id, { step: 'accept' })
  const { headers } = calls.expert
  expect((await request('GET', `/buybacks/${id}/`, undefined, headers)).statusCode).toBe(404)
  const { staffId } = await calls.shop.db.selectFrom('staff').select('id as staffId').where('name', '=', 'Egor').executeTakeFirstOrThrow()
  await calls.call('PUT', `/threads/${id}/assignee/`, { staff_id: staffId })
  expect(await get(id, headers)).toMatchObject({ sums: null, person: null, page_url: null, next_steps: ['receive'] })
  expect(withoutIds(JSON.stringify(await get(id, headers)))).not.toMatch(/[89]\D?000/)
  await step(id, usualSteps[2], headers)
  expect((await tryStep(id, usualSteps[3], headers)).statusCode).toBe(403)
  await step(id, { step: 'inspect', zones: [] }, headers)
  expect((await tryStep(id, { step: 'agree' }, headers)).statusCode).toBe(403)
  expect((await tryStep(id, { step: 'agree' })).statusCode).toBe(409)
})

test('OWN-89 the list has filters, counts and sums in at most three queries, and Today counts the buybacks that wait', async () => {
  const first = await offer({ model: 'Daytona' })
  const second = await offer()
  await step(second, estimate)
  const list = async (query: string) => (await request('GET', `/buybacks/?${query}`)).json()
  expect(await list('')).toMatchObject({ count: 2, counts: { waiting: 1, open: 2, over: 0 }, results: [{ id: first }, { id: second }] })
  expect((await list('state=waiting')).results).toMatchObject([{ id: first }])
  expect((await list('search=daytona')).results).toMatchObject([{ id: first }])
  expect((await list('search=V123456')).count).toBe(2)
  expect((await list('assignee=me')).count).toBe(0)
  expect(await calls.shop.countQueries(() => list('state=open'))).toBeLessThanOrEqual(3)
  expect((await request('GET', '/today/')).json()).toMatchObject({ buybacks: 1 })
  const undone = await step(first, { step: 'decline', note: 'not for us' })
  expect((await calls.undo(undone.action_id)).statusCode).toBe(200)
  expect((await get(first)).state).toBe('asked')
})

test('OWN-89 the person’s page is uncached and shows no serial number, its token is not stored, wrong links are rate-limited', async () => {
  const id = await offer()
  const shown = await page(id)
  expect(shown.headers['cache-control']).toBe('no-store')
  expect(shown.body).not.toContain('123-456')
  const wrong = () => calls.shop.app.inject({ url: `/api/buyback-pages/${id}.${'x'.repeat(43)}/`, remoteAddress: '10.99.0.1' })
  expect((await wrong()).statusCode).toBe(404)
  for (let at = 0; at < 30; at++) await wrong()
  expect((await wrong()).statusCode).toBe(429)
  const { rows } = await sql<{
    found: number
  }>`select count(*)::int as found from buyback where row_to_json(buyback)::text like ${`%${await desk.tokenOf(id)}%`}`.execute(
    calls.shop.db,
  )
  expect(rows).toEqual([{ found: 0 }])
})
