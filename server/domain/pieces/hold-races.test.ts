import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { hourMs } from '#contract/rules/durations.ts'
import { permissionsOf } from '#contract/staff/permissions.ts'
import type { StaffActor } from '#server/context/staff-actor.ts'
import { makeHold } from '#server/domain/pieces/holds.ts'
import { runPiecePlan } from '#server/domain/pieces/plan-piece.ts'
import { publishPiece } from '#server/domain/pieces/publish-piece.ts'
import { countByStatus, createBuyers, fillCarts, type Buyer } from '#test/concurrent-buyers.ts'
import { addPiece } from '#test/factories.ts'
import { brokenInvariants, pickup } from '#test/orders.ts'
import { openProcesses, type Processes } from '#test/processes.ts'
import { onPostgres, openTestShop, type TestShop } from '#test/shop.ts'
import { createStaff } from '#test/staff.ts'

const createOrderUrl = '/api/orders/create_from_cart/'

async function actorOf(shop: Parameters<typeof createStaff>[0]): Promise<StaffActor> {
  const { staffId, sessionId } = await createStaff(shop)
  return { kind: 'staff', staffId, sessionId, requestId: 'test', roles: ['owner'], permissions: new Set(permissionsOf(['owner'])) }
}

const holdFor = (now: number, id: number) => ({ id, name: 'Anna', contact: '', reason: 'word' as const, until: new Date(now + hourMs) })

test('OWN-52 a hold and an order cannot both get a piece, nor can two holds', async () => {
  const shop: TestShop = await openTestShop()
  try {
    const [buyer] = await createBuyers(shop.ctx, 1)
    const staff = await actorOf(shop)
    for (const isHoldFirst of [true, false]) {
      const piece = await addPiece(shop.db)
      await fillCarts(shop.db, [buyer as Buyer], () => [piece])
      const order = () => shop.app.inject({ method: 'POST', url: createOrderUrl, headers: buyer?.headers ?? {}, payload: pickup })
      const hold = () =>
        makeHold(shop.ctx, staff, holdFor(shop.clock.now, piece)).then(
          () => 200,
          () => 409,
        )
      const steps = isHoldFirst
        ? [hold(), order().then(({ statusCode }) => statusCode)]
        : [order().then(({ statusCode }) => statusCode), hold()]
      const statuses = await Promise.all(steps)
      expect(statuses.filter((status) => status < 300)).toHaveLength(1)
      expect(statuses.filter((status) => status === 409)).toHaveLength(1)
      expect(await brokenInvariants(shop.db)).toEqual([])
      await expect(makeHold(shop.ctx, staff, holdFor(shop.clock.now, piece))).rejects.toThrow()
    }
  } finally {
    await shop.close()
  }
})

describe.runIf(onPostgres)('two server processes on PostgreSQL', () => {
  let shop: Processes
  let buyers: Buyer[]
  let staff: StaffActor
  let ctx: TestShop['ctx']
  let near: TestShop
  beforeAll(async () => {
    near = await openTestShop()
    ctx = near.ctx
    staff = await actorOf(near)
    shop = await openProcesses()
    buyers = await createBuyers(shop, 20)
  })
  afterAll(async () => {
    expect(await shop.close()).toEqual({ deadlocks: 0 })
    await near.close()
  })

  test('OWN-52 a hold and a cart’s order race for one piece, 30 times: exactly one wins', async () => {
    // uses the real time, as the server processes do; with the time of the fixture, the hold would already be over for them
    const own = { ...ctx, db: shop.db, now: Date.now }
    const actor = await actorOf({ ctx: own })
    for (let round = 0; round < 30; round++) {
      const piece = await addPiece(shop.db)
      const buyer = buyers[round % buyers.length] as Buyer
      await fillCarts(shop.db, [buyer], () => [piece])
      const order = shop.ask('POST', createOrderUrl, { headers: buyer.headers, payload: pickup })
      const hold = makeHold(own, actor, holdFor(own.now(), piece)).then(
        () => 200,
        () => 409,
      )
      const statuses = [(await order).statusCode, await hold]
      expect(statuses.filter((status) => status < 300)).toHaveLength(1)
      expect(statuses.filter((status) => status === 409)).toHaveLength(1)
    }
    expect(await brokenInvariants(shop.db)).toEqual([])
    const ended = await shop.db.selectFrom('piece_hold').select('id').where('ended_at', 'is not', null).execute()
    expect(ended).toEqual([])
  }, 120_000)

  test('OWN-50 a plan that is run six times at once is executed once', async () => {
    const id = await addPiece(ctx.db, { status: 'draft', published_at: null, production_year: 2020 })
    await ctx.db
      .updateTable('piece')
      .set({ publish_at: new Date(ctx.now() - 1), publish_as: 'available' })
      .where('id', '=', id)
      .execute()
    await Promise.all(Array.from({ length: 6 }, () => runPiecePlan(ctx, id)))
    const entries = await ctx.db
      .selectFrom('audit_entry')
      .select('id')
      .where('subject_id', '=', String(id))
      .where('action', '=', 'piece.publish')
      .execute()
    expect(entries).toHaveLength(1)
  })

  test('OWN-24 of two requests to publish the same version, one gets a conflict', async () => {
    const id = await addPiece(ctx.db, { status: 'draft', published_at: null, production_year: 2020 })
    const publish = () =>
      publishPiece(ctx, staff, { id, version: 1, as: 'available' }).then(
        () => 200,
        () => 409,
      )
    expect(countByStatus([{ statusCode: await publish() }, { statusCode: await publish() }] as never)).toEqual({ 200: 1, 409: 1 })
    const both = await addPiece(ctx.db, { status: 'draft', published_at: null, production_year: 2020 })
    const again = () =>
      publishPiece(ctx, staff, { id: both, version: 1, as: 'available' }).then(
        () => 200,
        () => 409,
      )
    expect((await Promise.all([again(), again()])).toSorted()).toEqual([200, 409])
  })
})
