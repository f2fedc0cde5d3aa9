import { sql } from 'kysely'
import { afterEach, describe, expect, test } from 'vitest'
import { eventually } from '#test/eventually.ts'
import { countBlockedBy } from '#test/lock-waits.ts'
import { brokenInvariants } from '#test/orders.ts'
import { onPostgres } from '#test/shop.ts'
import { staffOrderCalls } from '#test/staff-orders.ts'

describe.runIf(onPostgres)('locks of payments on PostgreSQL', () => {
  const calls = staffOrderCalls()
  const payment = { kind: 'deposit', amount_usd: '100', method: 'cash' }
  const pay = (id: string) => calls.write('POST', `/orders/${id}/payments/`, payment, calls.owner.headers)
  afterEach(async () => expect(await brokenInvariants(calls.shop.db)).toEqual([]))

  test('OWN-26 OWN-71 SEC-C10 the undo of a payment locks the order first, as every step does', async () => {
    const { id, pieceIds } = await calls.place()
    const { action_id: action } = await pay(id)
    let undone: ReturnType<typeof calls.call> | undefined
    await calls.shop.db.transaction().execute(async (step) => {
      await sql`select from shop_order where id = ${id} for update`.execute(step)
      undone = calls.call('POST', `/audit/${action}/undo/`, {}, calls.owner.headers)
      await eventually(() => countBlockedBy(step)).toBe(1)
      await sql`select from order_listing where order_id = ${id} for update nowait`.execute(step)
      await sql`select from piece where id = any(${pieceIds}) for no key update nowait`.execute(step)
    })
    expect((await undone)?.statusCode).toBe(200)
  })

  test('OWN-71 SEC-C10 a payment does not wait for rows that are being added and refer to its pieces', async () => {
    const { id, pieceIds } = await calls.place()
    const taken = await calls.shop.db.transaction().execute(async (adding) => {
      await sql`select from piece where id = any(${pieceIds}) for key share`.execute(adding)
      return (await pay(id)).order.money.taken_usd
    })
    expect(taken).toBe('100.00')
  }, 20_000)
})
