import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { dayMs } from '#contract/rules/durations.ts'
import { enqueue } from '#server/domain/jobs/enqueue.ts'
import { addPhoto, addPiece } from '#test/factories.ts'
import { openForFile } from '#test/open-for-file.ts'
import { fillCart, pickup } from '#test/orders.ts'
import { signIn, testNow } from '#test/shop.ts'
import { createStaff } from '#test/staff.ts'
import { openUndoShop } from '#test/undo-calls.ts'
import { fromElsewhere } from '#test/undo-cases.ts'

const staff = openForFile(openUndoShop, ({ shop }) => (shop.clock.now = testNow))

describe('OWN-26 undo', () => {
  test('OWN-26 an undo needs the permission of the undone action, and is audited with a reference to it', async () => {
    const id = await addPiece(staff.shop.db, { price_cents: 100_000 })
    const actionId = await staff.setPrice(id, 90_000)
    expect((await staff.undo(actionId, staff.editor)).statusCode).toBe(403)
    const response = await staff.undo(actionId, staff.manager)
    expect(response.statusCode).toBe(200)
    expect(await staff.priceOf(id)).toBe(100_000)
    const entry = await staff.shop.db
      .selectFrom('audit_entry')
      .selectAll()
      .where('id', '=', Number(response.json().action_id))
      .executeTakeFirst()
    expect(entry).toMatchObject({ action: 'audit.undo', staff_id: staff.manager.staffId, undoes: Number(actionId), subject_id: String(id) })
    expect((await staff.undo(999_999_999)).statusCode).toBe(404)
  })

  test('OWN-26 an action can be undone once; its undo can be undone, and so on', async () => {
    const id = await addPiece(staff.shop.db, { price_cents: 100_000 })
    const first = await staff.setPrice(id, 90_000)
    const undone = (await staff.undo(first, staff.manager)).json().action_id
    const again = await staff.undo(first, staff.manager)
    expect([again.statusCode, again.json().reason]).toEqual([409, 'undo-done'])
    const redone = (await staff.undo(undone, staff.manager)).json().action_id
    expect(await staff.priceOf(id)).toBe(90_000)
    expect((await staff.undo(redone, staff.editor)).statusCode).toBe(403)
    expect((await staff.undo(redone, staff.manager)).statusCode).toBe(200)
    expect(await staff.priceOf(id)).toBe(100_000)
  })

  test('OWN-26 an undo is refused with the later action that changed the same column; another column does not block it', async () => {
    const id = await addPiece(staff.shop.db, { price_cents: 100_000 })
    const first = await staff.setPrice(id, 90_000)
    await staff.edit(id, (tx) => tx.updateTable('piece').set({ full_set: true }).where('id', '=', id).execute())
    const later = await staff.setPrice(id, 80_000)
    const response = await staff.undo(first)
    expect(response.statusCode).toBe(409)
    expect(response.json()).toEqual({
      detail: 'A later action is in the way.',
      reason: 'undo-in-the-way',
      action_id: later,
      action: 'piece.import',
      by: 'Max',
      at: new Date(testNow).toISOString(),
    })
    expect(await staff.priceOf(id)).toBe(80_000)
    await staff.undo(later)
    expect((await staff.undo(first)).statusCode).toBe(200)
    expect(await staff.priceOf(id)).toBe(100_000)
    expect((await staff.shop.db.selectFrom('piece').select('full_set').where('id', '=', id).executeTakeFirst())?.full_set).toBe(true)
  })

  test('OWN-26 one of several concurrent undos succeeds', async () => {
    const id = await addPiece(staff.shop.db, { price_cents: 100_000 })
    const actionId = await staff.setPrice(id, 90_000)
    const statuses = (await Promise.all([staff.undo(actionId), staff.undo(actionId), staff.undo(actionId)])).map(
      ({ statusCode }) => statusCode,
    )
    expect(statuses.toSorted((a, b) => a - b)).toEqual([200, 409, 409])
  })

  test('OWN-26 an undo of many rows changes none of them if one has changed since', async () => {
    const ids = [await addPiece(staff.shop.db, { price_cents: 100_000 }), await addPiece(staff.shop.db, { price_cents: 200_000 })]
    const actionId = await staff.edit(0, (tx) => tx.updateTable('piece').set({ price_cents: 50_000 }).where('id', 'in', ids).execute())
    const [, second = 0] = ids
    await staff.shop.db.updateTable('piece').set({ price_cents: 40_000 }).where('id', '=', second).execute()
    const response = await staff.undo(actionId)
    expect([response.statusCode, response.json().reason]).toEqual([409, 'undo-changed'])
    expect(await Promise.all(ids.map(staff.priceOf))).toEqual([50_000, 40_000])
    await staff.shop.db.updateTable('piece').set({ price_cents: 50_000 }).where('id', '=', second).execute()
    expect((await staff.undo(actionId)).statusCode).toBe(200)
    expect(await Promise.all(ids.map(staff.priceOf))).toEqual([100_000, 200_000])
  })

  test('OWN-26 an undo is possible for 30 days, and never for an irreversible action', async () => {
    const actionId = await staff.setPrice(await addPiece(staff.shop.db), 90_000)
    const never = await staff.edit(0, async () => {}, { name: 'backup.take' })
    expect((await staff.undo(never)).json().reason).toBe('undo-never')
    const nothing = await staff.edit(0, async () => {})
    expect((await staff.undo(nothing)).json().reason).toBe('undo-nothing')
    staff.shop.clock.now = testNow + 30 * dayMs
    const late = await createStaff(staff.shop)
    expect((await staff.undo(actionId, late)).json().reason).toBe('undo-too-old')
    staff.shop.clock.now -= 1
    expect((await staff.undo(actionId, late)).statusCode).toBe(200)
  })

  test('OWN-26 the undo of adding a piece is refused once somebody has ordered it', async () => {
    let id = 0
    const actionId = await staff.edit(0, async (tx) => {
      const piece = { key: 'made-by-an-action', kind: 'watch', brand_id: 1, model_name: 'New', condition_id: 1, city_id: 1 } as const
      const at = new Date(staff.shop.clock.now)
      const published = { price_cents: 1_000_000, status: 'available', created_at: at, published_at: at } as const
      ;({ id } = await tx
        .insertInto('piece')
        .values({ ...piece, ...published })
        .returning('id')
        .executeTakeFirstOrThrow())
      await tx.insertInto('watch').values({ piece_id: id }).execute()
    })
    const customer = await signIn(staff.shop)
    await fillCart(staff.shop.db, customer.customerId, [id])
    await staff.shop.catalog.refresh()
    const url = '/api/orders/create_from_cart/'
    expect((await staff.shop.app.inject({ method: 'POST', url, headers: customer.headers, payload: pickup })).statusCode).toBe(201)
    expect((await staff.undo(actionId)).json().reason).toMatch(/^undo-(in-use|changed)$/)
  })

  test('OWN-26 a reorder of photographs is undone although positions collide on the way', async () => {
    const id = await addPiece(staff.shop.db)
    const before = ['a', 'b', 'c']
    for (const position of before.keys()) await addPhoto(staff.shop.db, id, position)
    const actionId = await staff.edit(id, async (tx) => {
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
    expect((await staff.undo(actionId)).statusCode).toBe(200)
    const hashes = await staff.shop.db.selectFrom('photo').select('hash').where('piece_id', '=', id).orderBy('position').execute()
    expect(hashes.map(({ hash }) => hash)).toEqual(before.map((_name, position) => `photo-${id}-${position}`))
  })

  test('OWN-26 OWN-29 an undo is refused if personal values were erased', async () => {
    const customer = await signIn(staff.shop)
    await fillCart(staff.shop.db, customer.customerId, [await addPiece(staff.shop.db)])
    const url = '/api/orders/create_from_cart/'
    const { id } = (await staff.shop.app.inject({ method: 'POST', url, headers: customer.headers, payload: pickup })).json()
    const rename = () => staff.edit(0, (tx) => tx.updateTable('shop_order').set({ first_name: 'Мария' }).where('id', '=', id).execute())
    const nameOf = async () =>
      (await staff.shop.db.selectFrom('shop_order').select('first_name').where('id', '=', id).executeTakeFirst())?.first_name
    expect((await staff.undo(await rename())).statusCode).toBe(200)
    expect(await nameOf()).toBe('Анна')
    const actionId = await rename()
    await staff.shop.db.deleteFrom('audit_personal').execute()
    expect((await staff.undo(actionId)).json().reason).toBe('undo-erased')
    expect(await nameOf()).toBe('Мария')
  })

  test('OWN-26 an undo cancels unsent messages; once a message has left, the undo is refused', async () => {
    const id = await addPiece(staff.shop.db, { price_cents: 100_000 })
    const runAt = new Date(testNow + 10_000)
    const announce = () =>
      staff.edit(id, async (tx) => {
        await tx.updateTable('piece').set({ price_cents: 90_000 }).where('id', '=', id).execute()
        await enqueue(tx, 'telegram', { chat: '1', text: 'cheaper' }, { runAt })
      })
    const countSent = () => staff.shop.outbox('telegram').length
    const before = countSent()
    expect((await staff.undo(await announce())).statusCode).toBe(200)
    staff.shop.clock.now = testNow + 11_000
    await staff.shop.runJobs()
    expect([countSent(), await staff.priceOf(id)]).toEqual([before, 100_000])
    const actionId = await announce()
    await staff.shop.runJobs()
    expect(countSent()).toBe(before + 1)
    expect((await staff.undo(actionId)).json().reason).toBe('undo-sent')
    expect(await staff.priceOf(id)).toBe(90_000)
  })

  test('OWN-26 an undo gives its record a new version', async () => {
    await fromElsewhere(staff.shop.db, (tx) => sql`update staff set language = 'ru' where id = ${staff.editor.staffId}`.execute(tx))
    const { id } = await staff.shop.db.selectFrom('audit_entry').select('id').orderBy('id', 'desc').limit(1).executeTakeFirstOrThrow()
    const version = async () =>
      (await staff.shop.db.selectFrom('staff').select('edit_version').where('id', '=', staff.editor.staffId).executeTakeFirst())
        ?.edit_version
    const before = Number(await version())
    expect((await staff.undo(id)).statusCode).toBe(200)
    expect(await version()).toBe(before + 1)
  })
})
