import { describe, expect, test } from 'vitest'
import { dayMs, hourMs } from '#contract/rules/durations.ts'
import type { NoticeKind } from '#contract/rules/staff/notices.ts'
import { fillCart, pickup } from '#test/orders.ts'
import { signIn, testNow } from '#test/shop.ts'
import { staffPieceCalls } from '#test/staff-pieces.ts'
import { createStaff } from '#test/staff.ts'

const calls = staffPieceCalls()
const { ok, record, newDraft, publishedPiece } = calls

async function noticesOf(kind: NoticeKind, id: number, roles: ('owner' | 'editor')[] = ['owner']) {
  const { staffId } = roles[0] === 'owner' ? calls.owner : calls.editor
  const rows = await calls.shop.db
    .selectFrom('staff_notice')
    .select(['kind', 'subject_id'])
    .where('staff_id', '=', staffId)
    .where('kind', '=', kind)
    .execute()
  return rows.filter(({ subject_id }) => subject_id === String(id)).length
}

async function pass(ms: number): Promise<void> {
  calls.shop.clock.now += ms
  await calls.shop.runJobs()
}

describe('OWN-54 the end of a consignment', () => {
  const until = (days: number) => new Date(testNow + days * dayMs).toISOString().slice(0, 10)

  test('OWN-54 the end of a consignment is notified once, two weeks before, to roles that may see the books', async () => {
    const { id } = await newDraft()
    const changes = { ownership: 'consignment', consignor_name: 'Anna', consignor_share: 8000, consigned_until: until(15) }
    await ok('PATCH', `/pieces/${id}/books/`, { version: (await record(id)).version, changes })
    await pass(hourMs)
    expect(await noticesOf('consignment-ending', id)).toBe(0)
    await pass(dayMs)
    expect(await noticesOf('consignment-ending', id)).toBe(1)
    for (let day = 0; day < 12; day++) await pass(dayMs)
    expect(await noticesOf('consignment-ending', id)).toBe(1)
    expect(await noticesOf('consignment-ending', id, ['editor'])).toBe(0)
    calls.shop.clock.now = testNow
  })
})

test('OWN-50 a scheduled withdrawal that an order prevents is notified once', async () => {
  const piece = await publishedPiece()
  const withdraw_at = new Date(testNow + hourMs).toISOString()
  await ok('POST', `/pieces/${piece.id}/plan/`, { version: piece.version, publish_at: null, withdraw_at })
  const buyer = await signIn(calls.shop)
  await fillCart(calls.shop.db, buyer.customerId, [piece.id])
  await calls.shop.catalog.refresh()
  const url = '/api/orders/create_from_cart/'
  const placed = await calls.shop.app.inject({ method: 'POST', url, headers: buyer.headers, payload: pickup })
  expect([placed.statusCode, placed.body]).toEqual([201, expect.anything()])
  await pass(hourMs)
  await pass(hourMs)
  calls.shop.clock.now = testNow
  expect(await record(piece.id)).toMatchObject({ status: 'reserved', withdraw_at: null })
  expect(await noticesOf('withdrawal-stopped', piece.id)).toBe(1)
})

test('OWN-38 a signed intake report is an item of the checklist, and not required by default', async () => {
  const { id } = await newDraft()
  const itemOf = async () => (await record(id)).checklist.find(({ item }) => item === 'report')
  expect(await itemOf()).toEqual({ item: 'report', is_done: false, is_required: false })
  const report = await ok('POST', `/pieces/${id}/reports/`, { stage: 'intake' })
  const { staffId } = await createStaff(calls.shop, { roles: ['expert'] })
  await calls.shop.db
    .updateTable('condition_report')
    .set({ signed_at: new Date(testNow), signed_by: staffId })
    .where('id', '=', report.id)
    .execute()
  expect(await itemOf()).toMatchObject({ is_done: true })
})
