import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { ConsignorStatement } from '#contract/staff/consignors.ts'
import { addPiece } from '#test/factories.ts'
import { staffOrderCalls } from '#test/staff-orders.ts'

const calls = staffOrderCalls()
const { call, place, step, write } = calls
const name = 'Павел Ким'
const terms = { ownership: 'consignment' as const, consignor_name: name, consignor_contact: '', consignor_share: 8000 }

const statement = async () =>
  ConsignorStatement.parse((await call('GET', `/consignors/statement/?${new URLSearchParams({ name }).toString()}`)).json())

test('OWN-54 a payout is due after the delivery, not after the shipment; a returned sale leaves the statement', async () => {
  const { db } = calls.shop
  const piece = await addPiece(db, { price_cents: 1_000_000 })
  await db.updateTable('piece_private').set(terms).where('piece_id', '=', piece).execute()
  const { id } = await place({}, [piece])
  for (const next of ['confirm', 'ship']) await step(id, next)
  expect(await statement()).toMatchObject({ due_usd: '0.00', expected_usd: '8000.00', lines: [{ state: 'reserved', sold_on: null }] })
  await step(id, 'deliver', { identity_seen: true })
  expect(await statement()).toMatchObject({ due_usd: '8000.00', lines: [{ state: 'due', sold_on: '2026-11-21' }] })

  const line = await db.selectFrom('order_line').select('id').where('piece_id', '=', piece).executeTakeFirstOrThrow()
  const { order } = await write('POST', `/orders/${id}/returns/`, { line_id: line.id, reason: 'Too small' })
  const path = `/orders/${id}/returns/${order.returns[0]?.id}/`
  await write('PATCH', path, { state: 'received' })
  await write('PATCH', path, { state: 'inspected', inspection: 'As it was sent' })
  await write('PATCH', path, { state: 'accepted' })
  await db.updateTable('piece').set({ price_cents: 800_000, status: 'reserved', held: 1 }).where('id', '=', piece).execute()
  expect(await statement()).toMatchObject({ lines: [{ state: 'reserved', price_usd: '8000.00', sold_on: null }] })
})

test('OWN-54 a piece with several units cannot be put on consignment; a single one can', async () => {
  const { db } = calls.shop
  const id = await addPiece(db, { stock: 2 })
  const changes = { ownership: 'consignment', consignor_name: 'Lena Lot', consignor_share: 8000 }
  const consign = (language: 'ru' | 'en') => {
    const headers = { ...calls.manager.headers, 'accept-language': language }
    return call('PATCH', `/pieces/${id}/books/`, { version: 1, changes }, headers)
  }
  const refused = await consign('en')
  const sentence = 'The quantity is 2, but only a single piece can be consigned. Create each piece separately.'
  expect([refused.statusCode, refused.json().errors]).toEqual([400, { consignor_name: [sentence] }])
  expect((await consign('ru')).json().errors.consignor_name).toEqual([expect.stringMatching(/^Количество — 2, а на комиссию/)])
  await db.updateTable('piece').set({ stock: 1 }).where('id', '=', id).execute()
  expect((await consign('en')).json()).toMatchObject({ books: { ownership: 'consignment', consignor_name: 'Lena Lot' } })
})

test('OWN-53 OWN-54 the record and the list of a piece sold by an order have the payout, margin and days of the sale', async () => {
  const { db } = calls.shop
  const piece = await addPiece(db, { price_cents: 1_000_000 })
  await db
    .updateTable('piece_private')
    .set({ ...terms, acquired_on: '2026-11-11' })
    .where('piece_id', '=', piece)
    .execute()
  const { id } = await place({}, [piece])
  for (const next of ['confirm', 'ship']) await step(id, next)
  await sql`update shop_order set discount_cents = 100000, total_cents = total_cents - 100000 where id = ${id}::uuid`.execute(db)
  await db.updateTable('piece').set({ price_cents: 2_000_000 }).where('id', '=', piece).execute()
  const record = (await call('GET', `/pieces/${piece}/`)).json()
  expect(record).toMatchObject({ days_held: 10, books: { payout_usd: '8000.00', margin_usd: '1000.00' } })
  const row = async (filter: string) => {
    const { results } = (await call('GET', `/pieces/?status=sold&ordering=-margin&${filter}`)).json()
    return results.find((each: { id: number }) => each.id === piece)
  }
  expect(await row('days_min=10&days_max=10')).toMatchObject({ days_held: 10, margin_usd: '1000.00' })
  expect(await row('days_min=11')).toBeUndefined()
})
