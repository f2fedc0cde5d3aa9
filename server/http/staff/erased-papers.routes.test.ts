import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { dayMs } from '#contract/rules/durations.ts'
import { purgeErasedPapers } from '#server/domain/people/purge-erased-papers.ts'
import { eventually } from '#test/eventually.ts'
import { addPiece } from '#test/factories.ts'
import { advanceOrder } from '#test/orders.ts'
import { peopleCalls } from '#test/people-calls.ts'
import { signIn } from '#test/shop.ts'

const calls = peopleCalls()
const { call, order } = calls

async function buy(phone: string) {
  const { shop } = calls
  const { customerId, headers } = await signIn(shop, { phone, first_name: 'Pola' })
  const { id } = await order(customerId, headers)
  for (const status of ['confirmed', 'shipped', 'delivered'] as const) await advanceOrder(shop.ctx, id, status)
  const { person_id: personId } = await shop.db.selectFrom('shop_order').select('person_id').where('id', '=', id).executeTakeFirstOrThrow()
  return { id, personId }
}
const issue = async (id: string, cancels?: string): Promise<string> => {
  const response = await call('POST', `/orders/${id}/documents/`, { kind: 'invoice', language: 'en', ...(cancels ? { cancels } : {}) })
  expect(response.statusCode, response.body).toBe(201)
  return response.json().number
}
async function passDays(days: number): Promise<void> {
  const { shop } = calls
  shop.clock.now += days * dayMs
  const at = new Date(shop.clock.now)
  await sql`update staff_session set seen_at = ${at}, created_at = ${at}, stepped_up_at = ${at}`.execute(shop.db)
}
const numbers = async () =>
  (await calls.shop.db.selectFrom('document').select('number').orderBy('number').execute()).map((row) => row.number)

test('OWN-99 OWN-114 only papers of an erased person are purged, after the owner’s retention time; no number is reused', async () => {
  const { shop } = calls
  const [gone, there] = [await buy('79163000001'), await buy('79163000002')]
  const first = await issue(gone.id)
  const other = await issue(there.id)
  await passDays(400)
  const corrected = await issue(gone.id, first)
  expect((await calls.erase(gone.personId)).statusCode).toBe(200)
  const { version } = (await call('GET', '/thresholds/', undefined, calls.owner.headers)).json()
  const set = await shop.app.inject({
    method: 'PATCH',
    url: '/api/staff/thresholds/',
    payload: { version, erased_papers_days: 365 },
    headers: calls.owner.headers,
  })
  expect(set.statusCode, set.body).toBe(200)
  await eventually(() => shop.ctx.ownerSettings().erased_papers_days).toBe(365)
  await purgeErasedPapers(shop.ctx)
  // A corrected document is not purged before the document that corrects it.
  expect(await numbers()).toEqual([first, other, corrected])
  await passDays(366)
  await purgeErasedPapers(shop.ctx)
  expect(await numbers()).toEqual([other])
  expect(Number((await issue(there.id, other)).slice(-5))).toBeGreaterThan(0)
  expect(new Set(await numbers()).size).toBe(2)
  await expect(shop.db.deleteFrom('document').execute()).rejects.toThrow(/never changed/)
})

test('OWN-86 OWN-99 erasing a person releases the pieces that a quote held for them', async () => {
  const { shop } = calls
  const number = await calls.ask({ name: 'Quentin Quote', phone: '+7 916 800-00-11', email: 'quentin@example.com' })
  const { id } = await calls.cardOfThread(number)
  const pieceId = await addPiece(shop.db)
  const { version } = (await call('GET', `/threads/${number}/`)).json()
  const quote = { thread: { id: number, version }, lines: [{ piece_id: pieceId, price_usd: '9500' }], is_held: true, channel: 'mail' }
  const made = await call('POST', '/quotes/', { ...quote, expires_at: new Date(shop.clock.now + dayMs).toISOString() })
  expect(made.statusCode, made.body).toBe(201)
  const piece = () => shop.db.selectFrom('piece').select(['status', 'held']).where('id', '=', pieceId).executeTakeFirst()
  expect(await piece()).toEqual({ status: 'reserved', held: 1 })
  expect((await calls.erase(id)).statusCode).toBe(200)
  expect(await piece()).toEqual({ status: 'available', held: 0 })
})
