import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { dayMs } from '#contract/rules/durations.ts'
import { permissionsOf } from '#contract/staff/permissions.ts'
import { confirmVisit } from '#server/domain/visits/confirm-visit.ts'
import { type Buyer, createBuyers, fillCarts } from '#test/concurrent-buyers.ts'
import { addPiece } from '#test/factories.ts'
import { brokenInvariants, pickup } from '#test/orders.ts'
import { openProcesses, type Processes } from '#test/processes.ts'
import { onPostgres, openTestShop, type TestShop } from '#test/shop.ts'
import { createStaff } from '#test/staff.ts'
import { visitDay } from '#test/visit-days.ts'

const times = ['10:00', '10:30', '11:00', '11:30', '12:00', '12:30', '13:00', '13:30']

describe.runIf(onPostgres)('two server processes on PostgreSQL', () => {
  let shop: Processes
  let near: TestShop
  let buyers: Buyer[]
  beforeAll(async () => {
    near = await openTestShop()
    shop = await openProcesses()
    buyers = await createBuyers(shop, times.length)
  })
  afterAll(async () => {
    expect(await shop.close()).toEqual({ deadlocks: 0 })
    await near.close()
  })

  test('OWN-92 a confirmation of a visit and an order of its piece race: one of them wins completely', async () => {
    const own = { ...near.ctx, db: shop.db, now: Date.now }
    const { staffId, sessionId } = await createStaff({ ctx: own })
    const actor = {
      kind: 'staff',
      staffId,
      sessionId,
      requestId: 'test',
      roles: ['owner'],
      permissions: new Set(permissionsOf(['owner'])),
    } as const
    for (const [at, time] of times.entries()) {
      const piece = await addPiece(shop.db)
      const visit = await shop.db.transaction().execute(async (tx) => {
        const enquiry = {
          kind: 'appointment',
          piece_id: piece,
          fields: JSON.stringify({ name: 'Anna', phone: '+79160000001' }),
          language: 'ru',
          customer_id: null,
          page: null,
          calendar_token: time,
          created_at: new Date(),
        } as const
        const { id: enquiry_id } = await tx.insertInto('enquiry').values(enquiry).returning('id').executeTakeFirstOrThrow()
        const starts_at = new Date(Date.now() + dayMs / 2 + at * 1000)
        const row = await tx
          .insertInto('visit')
          .values({ enquiry_id, office: 'moscow', starts_at })
          .returning('id')
          .executeTakeFirstOrThrow()
        await tx.insertInto('visit_piece').values({ visit_id: row.id, piece_id: piece }).execute()
        return row.id
      })
      const buyer = buyers[at] as Buyer
      await fillCarts(shop.db, [buyer], () => [piece])
      const order = shop
        .ask('POST', '/api/orders/create_from_cart/', { headers: buyer.headers, payload: pickup })
        .then(({ statusCode }) => statusCode)
      const confirm = confirmVisit(own, actor, { id: visit, version: 1 }).then(
        () => 200,
        () => 409,
      )
      const statuses = await Promise.all(at % 2 ? [order, confirm] : [confirm, order])
      expect(statuses.filter((status) => status < 300)).toHaveLength(1)
    }
    expect(await brokenInvariants(shop.db)).toEqual([])
  })

  test('OWN-91 a time booked in one process is taken in the other at once, and one of two concurrent bookings wins', async () => {
    const date = visitDay('moscow', 2, Date.now())
    const book = (phone: string) =>
      shop.ask('POST', '/api/appointments/', { payload: { name: 'Anna', phone, city: 'moscow', date, time: '15:30' }, headers: {} })
    const both = await Promise.all([book('+79160000001'), book('+79160000002')])
    expect(new Set(both.map(({ statusCode }) => statusCode))).toEqual(new Set([201, 400]))
    for (const _process of [1, 2])
      expect((await shop.ask('GET', `/api/visit-times/?city=moscow&date=${date}`)).body).toEqual({ taken: ['15:30'] })
  })
})
