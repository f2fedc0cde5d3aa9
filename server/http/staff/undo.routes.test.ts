import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { dayMs } from '#contract/rules/durations.ts'
import type { Tx } from '#server/db/database.ts'
import { type Action, runAction } from '#server/domain/audit/run-action.ts'
import { enqueue } from '#server/domain/jobs/enqueue.ts'
import { addPhoto, addPiece } from '#test/factories.ts'
import { fillCart, pickup } from '#test/orders.ts'
import { openTestShop, signIn, testNow, type TestShop } from '#test/shop.ts'
import { createStaff } from '#test/staff.ts'
import { fromElsewhere } from '#test/undo-cases.ts'

let shop: TestShop
let owner: Awaited<ReturnType<typeof createStaff>>
let manager: typeof owner
let editor: typeof owner
beforeAll(async () => {
  shop = await openTestShop()
  owner = await createStaff(shop)
  manager = await createStaff(shop, { name: 'Max', roles: ['manager'] })
  editor = await createStaff(shop, { roles: ['editor'] })
})
afterAll(() => shop.close())
beforeEach(() => void (shop.clock.now = testNow))

const undo = (actionId: string | number, who = owner) =>
  shop.app.inject({ method: 'POST', url: `/api/staff/audit/${actionId}/undo/`, headers: who.headers, payload: {} })

/** An action of the manager on one piece. */
async function edit(id: number, body: (tx: Tx) => Promise<unknown>, more: Partial<Action> = {}) {
  const action: Action = { name: 'piece.import', subject: { kind: 'piece', id: String(id) }, ...more }
  const { actionId } = await runAction(shop.ctx, { kind: 'staff', ...manager, requestId: 'a-request' }, action, body)
  return actionId
}
const setPrice = (id: number, cents: number) =>
  edit(id, (tx) => tx.updateTable('piece').set({ price_cents: cents }).where('id', '=', id).execute())
const priceOf = async (id: number) =>
  (await shop.db.selectFrom('piece').select('price_cents').where('id', '=', id).executeTakeFirstOrThrow()).price_cents

describe('OWN-26 undo', () => {
  test('OWN-26 needs the permission of the action itself; the log needs none of the undo', async () => {
    const id = await addPiece(shop.db, { price_cents: 100_000 })
    const actionId = await setPrice(id, 90_000)
    expect((await undo(actionId, editor)).statusCode).toBe(403)
    const response = await undo(actionId, manager)
    expect(response.statusCode).toBe(200)
    expect(await priceOf(id)).toBe(100_000)
    const entry = await shop.db.selectFrom('audit_entry').selectAll().where('id', '=', Number(response.json().action_id)).executeTakeFirst()
    expect(entry).toMatchObject({ action: 'audit.undo', staff_id: manager.staffId, undoes: Number(actionId), subject_id: String(id) })
    expect((await undo(999_999_999)).statusCode).toBe(404)
  })

  test('OWN-26 is done once; undoing the undo does the action again, as often as wished', async () => {
    const id = await addPiece(shop.db, { price_cents: 100_000 })
    const first = await setPrice(id, 90_000)
    const undone = (await undo(first, manager)).json().action_id
    const again = await undo(first, manager)
    expect([again.statusCode, again.json().reason]).toEqual([409, 'undo-done'])
    const redone = (await undo(undone, manager)).json().action_id
    expect(await priceOf(id)).toBe(90_000)
    expect((await undo(redone, editor)).statusCode).toBe(403)
    expect((await undo(redone, manager)).statusCode).toBe(200)
    expect(await priceOf(id)).toBe(100_000)
  })

  test('OWN-26 is refused where a later action is in the way, which is named; another column is not in the way', async () => {
    const id = await addPiece(shop.db, { price_cents: 100_000 })
    const first = await setPrice(id, 90_000)
    await edit(id, (tx) => tx.updateTable('piece').set({ full_set: true }).where('id', '=', id).execute())
    const later = await setPrice(id, 80_000)
    const response = await undo(first)
    expect(response.statusCode).toBe(409)
    expect(response.json()).toEqual({
      detail: 'A later action is in the way.',
      reason: 'undo-in-the-way',
      action_id: later,
      action: 'piece.import',
      by: 'Max',
      at: new Date(testNow).toISOString(),
    })
    expect(await priceOf(id)).toBe(80_000)
    await undo(later)
    expect((await undo(first)).statusCode).toBe(200)
    expect(await priceOf(id)).toBe(100_000)
    expect((await shop.db.selectFrom('piece').select('full_set').where('id', '=', id).executeTakeFirst())?.full_set).toBe(true)
  })

  test('OWN-26 of two at once only one is done', async () => {
    const id = await addPiece(shop.db, { price_cents: 100_000 })
    const actionId = await setPrice(id, 90_000)
    const statuses = (await Promise.all([undo(actionId), undo(actionId), undo(actionId)])).map(({ statusCode }) => statusCode)
    expect(statuses.toSorted((a, b) => a - b)).toEqual([200, 409, 409])
  })

  test('OWN-26 of many rows is one: what one of them has in the way leaves all as they are', async () => {
    const ids = [await addPiece(shop.db, { price_cents: 100_000 }), await addPiece(shop.db, { price_cents: 200_000 })]
    const actionId = await edit(0, (tx) => tx.updateTable('piece').set({ price_cents: 50_000 }).where('id', 'in', ids).execute())
    const [, second = 0] = ids
    await shop.db.updateTable('piece').set({ price_cents: 40_000 }).where('id', '=', second).execute()
    const response = await undo(actionId)
    expect([response.statusCode, response.json().reason]).toEqual([409, 'undo-changed'])
    expect(await Promise.all(ids.map(priceOf))).toEqual([50_000, 40_000])
    await shop.db.updateTable('piece').set({ price_cents: 50_000 }).where('id', '=', second).execute()
    expect((await undo(actionId)).statusCode).toBe(200)
    expect(await Promise.all(ids.map(priceOf))).toEqual([100_000, 200_000])
  })

  test('OWN-26 is possible for 30 days, and never for what has no way back', async () => {
    const actionId = await setPrice(await addPiece(shop.db), 90_000)
    const never = await edit(0, async () => {}, { name: 'backup.take' })
    expect((await undo(never)).json().reason).toBe('undo-never')
    const nothing = await edit(0, async () => {})
    expect((await undo(nothing)).json().reason).toBe('undo-nothing')
    shop.clock.now = testNow + 30 * dayMs
    // sessions have ended by then
    const late = await createStaff(shop)
    expect((await undo(actionId, late)).json().reason).toBe('undo-too-old')
    shop.clock.now -= 1
    expect((await undo(actionId, late)).statusCode).toBe(200)
  })

  test('OWN-26 of a new piece that somebody has ordered is refused', async () => {
    let id = 0
    const actionId = await edit(0, async (tx) => {
      const piece = { key: 'made-by-an-action', kind: 'watch', brand_id: 1, model_name: 'New', condition_id: 1, city_id: 1 } as const
      const published = { price_cents: 1_000_000, status: 'available', published_at: new Date() } as const
      ;({ id } = await tx
        .insertInto('piece')
        .values({ ...piece, ...published })
        .returning('id')
        .executeTakeFirstOrThrow())
      await tx.insertInto('watch').values({ piece_id: id }).execute()
    })
    const customer = await signIn(shop)
    await fillCart(shop.db, customer.customerId, [id])
    await shop.catalog.refresh()
    const url = '/api/orders/create_from_cart/'
    expect((await shop.app.inject({ method: 'POST', url, headers: customer.headers, payload: pickup })).statusCode).toBe(201)
    expect((await undo(actionId)).json().reason).toMatch(/^undo-(in-use|changed)$/)
  })

  test('OWN-26 of a new order of photographs, whose positions collide on the way, is done', async () => {
    const id = await addPiece(shop.db)
    const before = ['a', 'b', 'c']
    for (const position of before.keys()) await addPhoto(shop.db, id, position)
    const actionId = await edit(id, async (tx) => {
      await tx
        .updateTable('photo')
        .set({ position: sql`position + 10` })
        .where('piece_id', '=', id)
        .execute()
      await tx
        .updateTable('photo')
        .set({ position: sql`12 - position` })
        .where('piece_id', '=', id)
        .execute()
    })
    expect((await undo(actionId)).statusCode).toBe(200)
    const hashes = await shop.db.selectFrom('photo').select('hash').where('piece_id', '=', id).orderBy('position').execute()
    expect(hashes.map(({ hash }) => hash)).toEqual(before.map((_name, position) => `photo-${id}-${position}`))
  })

  test('OWN-26 OWN-29 is refused where personal values were erased', async () => {
    const customer = await signIn(shop)
    await fillCart(shop.db, customer.customerId, [await addPiece(shop.db)])
    const url = '/api/orders/create_from_cart/'
    const { id } = (await shop.app.inject({ method: 'POST', url, headers: customer.headers, payload: pickup })).json()
    const rename = () => edit(0, (tx) => tx.updateTable('shop_order').set({ first_name: 'Мария' }).where('id', '=', id).execute())
    const nameOf = async () =>
      (await shop.db.selectFrom('shop_order').select('first_name').where('id', '=', id).executeTakeFirst())?.first_name
    expect((await undo(await rename())).statusCode).toBe(200)
    expect(await nameOf()).toBe('Анна')
    const actionId = await rename()
    await shop.db.deleteFrom('audit_personal').execute()
    expect((await undo(actionId)).json().reason).toBe('undo-erased')
    expect(await nameOf()).toBe('Мария')
  })

  test('OWN-26 takes back messages that have not left; one that has left stays, and the action with it', async () => {
    const id = await addPiece(shop.db, { price_cents: 100_000 })
    const runAt = new Date(testNow + 10_000)
    const announce = () =>
      edit(id, async (tx) => {
        await tx.updateTable('piece').set({ price_cents: 90_000 }).where('id', '=', id).execute()
        await enqueue(tx, 'telegram', { chat: '1', text: 'cheaper' }, { runAt })
      })
    const countSent = () => shop.outbox('telegram').length
    const before = countSent()
    expect((await undo(await announce())).statusCode).toBe(200)
    shop.clock.now = testNow + 11_000
    await shop.runJobs()
    expect([countSent(), await priceOf(id)]).toEqual([before, 100_000])
    const actionId = await announce()
    await shop.runJobs()
    expect(countSent()).toBe(before + 1)
    expect((await undo(actionId)).json().reason).toBe('undo-sent')
    expect(await priceOf(id)).toBe(90_000)
  })

  test('OWN-26 gives a record that somebody has open a new version', async () => {
    await fromElsewhere(shop.db, (tx) => sql`update staff set language = 'ru' where id = ${editor.staffId}`.execute(tx))
    const { id } = await shop.db.selectFrom('audit_entry').select('id').orderBy('id', 'desc').limit(1).executeTakeFirstOrThrow()
    const version = async () =>
      (await shop.db.selectFrom('staff').select('edit_version').where('id', '=', editor.staffId).executeTakeFirst())?.edit_version
    const before = Number(await version())
    expect((await undo(id)).statusCode).toBe(200)
    expect(await version()).toBe(before + 1)
  })
})
