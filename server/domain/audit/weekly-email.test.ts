import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { dayMs } from '#contract/rules/durations.ts'
import { transaction } from '#server/db/transaction.ts'
import { verifySeals } from '#server/domain/audit/verify-seals.ts'
import { addOrdersOfYears } from '#test/orders-of-years.ts'
import { openTestShop, type TestShop } from '#test/shop.ts'
import { createStaff } from '#test/staff.ts'
import { fromElsewhere } from '#test/undo-cases.ts'

const monday = Date.parse('2026-11-23T06:00:00Z')

let shop: TestShop
let ada: Awaited<ReturnType<typeof createStaff>>
beforeAll(async () => {
  shop = await openTestShop()
  ada = await createStaff(shop, { roles: ['owner'], name: 'Ada' })
  const newer = await createStaff(shop, { roles: ['owner'], name: 'Newer' })
  const manager = await createStaff(shop, { roles: ['manager'], name: 'Max' })
  const setJoined = (id: string, at: number) =>
    fromElsewhere(shop.db, (tx) => sql`update staff set created_at = ${new Date(at)} where id = ${id}`.execute(tx))
  await setJoined(ada.staffId, monday - 30 * dayMs)
  await setJoined(manager.staffId, monday - 30 * dayMs)
  await setJoined(newer.staffId, monday)
})
afterAll(() => shop.close())

const weekly = () => shop.outbox('mail').filter(({ subject }) => /Your week|altered/.test(String(subject)))

test('OWN-28 SEC-C14 each owner gets the last seal by email once a week; a new owner gets the next one', async () => {
  const { count, last } = await verifySeals(shop.db, shop.ctx)
  for (const hour of [0, 1, 30]) {
    shop.clock.now = monday + hour * 3_600_000
    await shop.runJobs()
  }
  expect(weekly()).toHaveLength(1)
  expect(weekly()[0]).toMatchObject({ subject: 'Your week: November 16–22, 2026', to: ada.email })
  expect(weekly()[0]?.text).toContain(`All ${count} seals of the log match`)
  expect(weekly()[0]?.text).toContain(String(last?.hash))
  shop.clock.now = monday + 7 * dayMs
  await shop.runJobs()
  expect(weekly()).toHaveLength(3)
})

test('OWN-28 the weekly email counts an order in the week of its last handover, and not if the handover was undone', async () => {
  await addOrdersOfYears(shop.db, 6)
  const handOver = (days: number, orders: string) =>
    sql`insert into order_event (order_id, from_status, to_status, actor, created_at)
      select id, 'shipped', 'delivered', 'staff', ${new Date(monday + days * dayMs)}::timestamptz from shop_order
      where ${sql.raw(orders)}`.execute(shop.db)
  await handOver(10, `status in ('delivered', 'shipped')`)
  await handOver(15, `id = (select min(id::text)::uuid from shop_order where status = 'delivered')`)
  shop.clock.now = monday + 14 * dayMs
  await shop.runJobs()
  expect(weekly().at(-1)?.text).toContain('Handed over: 1.')
})

test('OWN-28 the weekly email names an entry that was altered', async () => {
  await transaction(shop.db, async (tx) => {
    await sql`set local session_replication_role = replica`.execute(tx)
    await sql`update audit_entry set action = 'piece.delete' where id = (select min(id) from audit_entry)`.execute(tx)
  })
  shop.clock.now = monday + 21 * dayMs
  await shop.runJobs()
  expect(weekly().at(-1)?.subject).toMatch(/^The audit log was altered: entry \d+$/)
})
