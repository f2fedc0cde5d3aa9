import { sql } from 'kysely'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { hourMs } from '#contract/rules/durations.ts'
import { runAction } from '#server/domain/audit/run-action.ts'
import { eventually } from '#test/eventually.ts'
import { addPiece } from '#test/factories.ts'
import { openLiveShop, type Staff } from '#test/live-shop.ts'
import { testNow } from '#test/shop.ts'
import { createStaff } from '#test/staff.ts'

const { shop, owner, openStream, close } = await openLiveShop()
afterAll(close)
beforeEach(() => void (shop.clock.now = testNow))

const poll = async (who: Staff, since = '') =>
  (await shop.app.inject({ url: `/api/staff/events/${since && `?since=${since}`}`, headers: who.headers })).json()

describe('SAFE-10 open streams', () => {
  test('SAFE-10 a session has at most ten open streams; another is refused in the person’s language until one ends', async () => {
    const [crowded, other] = [await createStaff(shop), await createStaff(shop)]
    const streams = await Promise.all(Array.from({ length: 10 }, () => openStream(crowded)))
    expect(streams.map(({ response }) => response?.statusCode)).toEqual(Array.from({ length: 10 }, () => 200))
    const refuse = async (language: string) => {
      const headers = { ...crowded.headers, accept: 'text/event-stream', 'accept-language': language }
      const { statusCode, headers: sent, json } = await shop.app.inject({ url: '/api/staff/events/', headers })
      return [statusCode, sent['retry-after'], json().detail]
    }
    expect(await refuse('en')).toEqual([429, '15', 'Too many pages are open at once: 10 of them show changes as they happen. Close some.'])
    expect(await refuse('ru')).toEqual([429, '15', expect.stringMatching(/^Открыто слишком много страниц/)])
    expect(await poll(crowded)).toMatchObject({ is_complete: true })
    const elsewhere = await openStream(other)
    expect(elsewhere.response?.statusCode).toBe(200)
    await streams[0]?.close()
    let again = await openStream(crowded)
    await eventually(async () =>
      again.response?.statusCode === 200 ? 200 : (again = await openStream(crowded)).response?.statusCode,
    ).toBe(200)
    await Promise.all([...streams.slice(1), elsewhere, again].map(({ close: end }) => end()))
  })
})

describe('OWN-30 polling without streams', () => {
  test('OWN-30 a page polls for the changes since its last request', async () => {
    const first = await poll(owner)
    expect(first).toMatchObject({ is_complete: true, events: [] })
    const id = await addPiece(shop.db)
    const subject = { kind: 'piece', id: String(id) } as const
    await runAction(shop.ctx, { kind: 'staff', ...owner, requestId: 'a-request' }, { name: 'piece.import', subject }, (tx) =>
      tx
        .updateTable('piece')
        .set({ full_set: sql`not full_set` })
        .where('id', '=', id)
        .execute(),
    )
    const second = await poll(owner, first.since)
    const event = { kind: 'piece', id: String(id), action: 'piece.import', by: owner.staffId }
    expect(second.events).toContainEqual(event)
    // polling may return an event again while any transaction on the database server is still open
    const ended = { reason: 'the transactions of other databases on the server', upToMs: 75_000 }
    let last = second
    await eventually(async () => (last = await poll(owner, last.since)).events, ended).toEqual([])
    for (const since of ['x', '1', '-', '1-x', `${'9'.repeat(30)}-1`])
      expect((await shop.app.inject({ url: `/api/staff/events/?since=${since}`, headers: owner.headers })).statusCode).toBe(400)
    expect(await poll(owner, `999999999999-${testNow / 1000}`)).toMatchObject({ is_complete: false, events: [] })
  })

  test('OWN-30 events are purged after a day', async () => {
    await sql`
      insert into staff_event (at, subject_kind, subject_id, action)
      select now() - make_interval(hours => age), 'piece', 'aged ' || age, 'x' from unnest(array[23, 25]) age`.execute(shop.db)
    shop.clock.now = testNow + hourMs
    await shop.runJobs()
    const left = await shop.db.selectFrom('staff_event').select('subject_id').where('subject_id', 'like', 'aged %').execute()
    expect(left).toEqual([{ subject_id: 'aged 23' }])
  })
})
