import { sql } from 'kysely'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { dayMs } from '#contract/rules/durations.ts'
import { transaction } from '#server/db/transaction.ts'
import { runAction } from '#server/domain/audit/run-action.ts'
import { takeStep } from '#server/domain/staff-orders/take-step.ts'
import { eventually } from '#test/eventually.ts'
import { addPiece } from '#test/factories.ts'
import { openLiveShop, type Staff } from '#test/live-shop.ts'
import { fillCart, pickup } from '#test/orders.ts'
import { onPostgres, signIn, testNow } from '#test/shop.ts'
import { createStaff, staffHeaders } from '#test/staff.ts'
import { fromElsewhere } from '#test/undo-cases.ts'

const { shop, owner, editor, openStream, close } = await openLiveShop()
afterAll(close)
beforeEach(() => void (shop.clock.now = testNow))

const edit = (id: number) =>
  runAction(
    shop.ctx,
    { kind: 'staff', ...owner, requestId: 'a-request' },
    { name: 'piece.import', subject: { kind: 'piece', id: String(id) } },
    (tx) =>
      tx
        .updateTable('piece')
        .set({ full_set: sql`not full_set` })
        .where('id', '=', id)
        .execute(),
  )

async function placeOrder(): Promise<string> {
  const customer = await signIn(shop)
  await fillCart(shop.db, customer.customerId, [await addPiece(shop.db)])
  const url = '/api/orders/create_from_cart/'
  return (await shop.app.inject({ method: 'POST', url, headers: customer.headers, payload: pickup })).json().id
}

const poll = async (who: Staff, since = '') =>
  (await shop.app.inject({ url: `/api/staff/events/${since && `?since=${since}`}`, headers: who.headers })).json()

describe('OWN-30 a stream of changes', () => {
  test('OWN-30 a stream sends the changes by a staff member, a customer, the shop, and SQL from outside', async () => {
    const stream = await openStream(owner)
    expect(stream.response?.statusCode).toBe(200)
    expect(stream.response?.headers).toMatchObject({
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    })
    const id = await addPiece(shop.db)
    await edit(id)
    expect(await stream.next('piece', String(id))).toEqual({ kind: 'piece', id: String(id), action: 'piece.import', by: owner.staffId })
    const orderId = await placeOrder()
    expect(await stream.next('order', orderId)).toEqual({ kind: 'order', id: orderId, action: 'order.placed', by: null })
    await takeStep(shop.ctx, { kind: 'shop' }, orderId, { step: 'confirm', email: 'send' })
    await eventually(stream.events).toContainEqual(expect.objectContaining({ action: 'order.confirm' }))
    const asked = { name: 'Анна', phone: '+7 916 123-45-67', email: '', watch_id: id, kind: 'price_request' }
    await shop.db
      .insertInto('enquiry')
      .values({ kind: 'price_request', fields: JSON.stringify(asked), language: 'ru', created_at: new Date(shop.clock.now) })
      .execute()
    expect(await stream.next('enquiry')).toMatchObject({ action: 'enquiry.received', by: null })
    await fromElsewhere(shop.db, (tx) => sql`update brand set spellings = '{x}' where id = 1`.execute(tx))
    expect(await stream.next('brand')).toEqual({ kind: 'brand', id: '1', action: 'database.update', by: null })
    await stream.close()
  })

  test('OWN-30 a stream sends one event per record of an action that changes many', async () => {
    const stream = await openStream(owner)
    const ids = [await addPiece(shop.db), await addPiece(shop.db)]
    await runAction(shop.ctx, { kind: 'shop' }, { name: 'piece.import', subject: { kind: 'piece', id: '*' } }, (tx) =>
      tx.updateTable('piece').set({ full_set: true }).where('id', 'in', ids).execute(),
    )
    for (const id of ids) await stream.next('piece', String(id))
    // events from before the connection may come again
    const changed = new Set(['*', ...ids.map(String)])
    const imported = () => stream.events().filter(({ action, id }) => action === 'piece.import' && changed.has(id))
    await eventually(() => new Set(imported().map(({ id }) => id))).toEqual(changed)
    expect(imported()).toHaveLength(3)
    await stream.close()
  })

  test('OWN-03 a stream sends nothing about records that its reader may not see', async () => {
    const stream = await openStream(editor)
    await placeOrder()
    const id = await addPiece(shop.db)
    await edit(id)
    await stream.next('piece', String(id))
    expect(stream.events().filter(({ kind }) => kind === 'order')).toEqual([])
    await stream.close()
  })

  test('OWN-30 a reconnected stream sends missed changes, including those of a transaction that was still open', async () => {
    const first = await openStream(owner)
    const seen = await addPiece(shop.db)
    await edit(seen)
    await first.next('piece', String(seen))
    await first.close()
    const slow = await addPiece(shop.db)
    const missed = [await addPiece(shop.db), slow]
    if (onPostgres) {
      const { promise: isBegun, resolve: begin } = Promise.withResolvers<void>()
      const { promise: mayEnd, resolve: end } = Promise.withResolvers<void>()
      const ending = transaction(shop.db, async (tx) => {
        await tx
          .insertInto('staff_event')
          .values({ subject_kind: 'piece', subject_id: String(slow), action: 'piece.status' })
          .execute()
        begin()
        await mayEnd
      })
      await isBegun
      await edit(missed[0] ?? 0)
      const between = await openStream(owner, first.lastId())
      await between.next('piece', String(missed[0]))
      await between.close()
      end()
      await ending
      const second = await openStream(owner, between.lastId())
      await second.next('piece', String(slow))
      await second.close()
      return
    }
    for (const id of missed) await edit(id)
    const second = await openStream(owner, first.lastId())
    for (const id of missed) await second.next('piece', String(id))
    await second.close()
  })

  test('OWN-30 a stream sends changes made between reading the session and opening the stream', async () => {
    const session = await shop.app.inject({ url: '/api/staff/session/', headers: owner.headers })
    const id = await addPiece(shop.db)
    await edit(id)
    const stream = await openStream(owner, '', `?since=${session.json().live_since}`)
    await stream.next('piece', String(id))
    await stream.close()
    // `Last-Event-ID` takes precedence over `since`
    const again = await openStream(owner, stream.lastId(), '?since=1-1')
    await eventually(again.lastId, { reason: 'the first event' }).not.toBe('')
    expect(again.text()).not.toContain('event: reset')
    await again.close()
  })

  test('OWN-30 a stream resumed from before the stored events sends a reset', async () => {
    const { since } = await poll(owner)
    shop.clock.now = testNow + dayMs
    const late = await createStaff(shop)
    const stream = await openStream(late, since)
    await eventually(stream.text).toContain('event: reset')
    await stream.close()
    expect(await poll(late, since)).toMatchObject({ is_complete: false })
  })

  test('OWN-09 a stream ends with its session and on a change of roles', async () => {
    const [gone, changed] = [await createStaff(shop), await createStaff(shop)]
    const [signedOut, demoted] = [await openStream(gone), await openStream(changed)]
    for (const { lastId } of [signedOut, demoted]) await eventually(lastId).not.toBe('')
    await shop.app.inject({ method: 'DELETE', url: '/api/staff/session/', headers: gone.headers })
    await eventually(signedOut.hasEnded, { reason: 'the end of the stream of the signed-out person' }).toBe(true)
    await fromElsewhere(shop.db, (tx) => sql`update staff set roles = '{editor}' where id = ${changed.staffId}`.execute(tx))
    await eventually(demoted.hasEnded, { reason: 'the end of the stream of the demoted person' }).toBe(true)
    expect((await openStream({ ...gone, headers: staffHeaders() })).response?.statusCode).toBe(401)
  })
})
