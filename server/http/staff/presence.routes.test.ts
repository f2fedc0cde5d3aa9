import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { minuteMs } from '#contract/rules/durations.ts'
import { eventually } from '#test/eventually.ts'
import { addPiece } from '#test/factories.ts'
import { openLiveShop, type Staff } from '#test/live-shop.ts'
import { testNow } from '#test/shop.ts'
import { createStaff } from '#test/staff.ts'

const { shop, owner, editor, openStream, close } = await openLiveShop()
afterAll(close)
beforeEach(() => void (shop.clock.now = testNow))

describe('OWN-25 presence', () => {
  const be = (who: Staff, body: object) =>
    shop.app.inject({ method: 'POST', url: '/api/staff/presence/', headers: who.headers, payload: body })
  const others = async (who: Staff, id: string) =>
    (await shop.app.inject({ url: `/api/staff/presence/?kind=piece&id=${id}`, headers: who.headers })).json().results

  test('OWN-25 presence shows who else has the record open and in which field', async () => {
    const id = String(await addPiece(shop.db))
    const stream = await openStream(owner)
    await be(editor, { kind: 'piece', id })
    const readEvents = () => stream.events().filter((event) => event.id === id)
    expect(await stream.next('piece', id)).toEqual({ kind: 'piece', id, action: 'presence', by: editor.staffId })
    await be(editor, { kind: 'piece', id, field: 'price' })
    await eventually(readEvents).toHaveLength(2)
    expect(await others(owner, id)).toEqual([
      { staff_id: editor.staffId, name: 'Ada', field: 'price', seen_at: new Date(testNow).toISOString() },
    ])
    expect(await others(editor, id)).toEqual([])
    await be(editor, { kind: 'piece', id, field: 'price' })
    expect((await be(owner, { kind: 'piece', id })).json().results).toHaveLength(1)
    await be(editor, { kind: 'piece', id, is_leaving: true })
    expect(await others(owner, id)).toEqual([])
    await eventually(readEvents).toHaveLength(4)
    await stream.close()
  })

  test('OWN-25 presence ends after a minute of silence, and with the session', async () => {
    const id = String(await addPiece(shop.db))
    const other = await createStaff(shop)
    await be(editor, { kind: 'piece', id, tab: 'a' })
    await be(other, { kind: 'piece', id })
    expect(await others(owner, id)).toHaveLength(2)
    await shop.app.inject({ method: 'DELETE', url: '/api/staff/session/', headers: other.headers })
    expect(await others(owner, id)).toHaveLength(1)
    shop.clock.now = testNow + minuteMs
    expect(await others(owner, id)).toEqual([])
    expect((await be(editor, { kind: 'order', id: 'x' })).statusCode).toBe(403)
  })
})
