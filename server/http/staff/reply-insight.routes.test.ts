import { expect, test } from 'vitest'
import { hourMs, minuteMs } from '#contract/rules/durations.ts'
import { officeTimeBetween } from '#server/domain/threads/office-deadline.ts'
import { threadCalls } from '#test/thread-calls.ts'

const calls = threadCalls()
const { ask, call, reply } = calls
// Returns a time of Friday in Moscow. The office is next open on Saturday.
const at = (time: string) => Date.parse(`2026-11-20T${time}:00+03:00`)
const insight = async (period = 'from=2026-11-16&to=2026-11-22', headers?: Record<string, string>) =>
  call('GET', `/insight/replies/?${period}`, undefined, headers)

async function send(...message: Parameters<typeof reply>) {
  await reply(...message)
  await calls.pass(10_000)
}

async function wait(ms: number) {
  calls.shop.clock.now += ms
  await calls.stayAwake()
}

test('OWN-81 the time to the first reply counts office hours, and is reported by week, kind, office and person', async () => {
  calls.shop.clock.now = at('12:00')
  await calls.stayAwake()
  const [soon, late] = [await ask(), await ask({ kind: 'order_request' })]
  await ask({ name: 'Nobody' })
  await wait(30 * minuteMs)
  await send(soon, 'Yes')
  await wait(3 * hourMs)
  await send(late, 'At last', 'mail', calls.owner.headers)
  await send(soon, 'And once more')
  const found = (await insight()).json()
  expect(found.total).toEqual({ threads: 3, replied: 2, in_time: 1, median_minutes: 30 })
  expect(found.weeks).toEqual([{ week: '2026-11-16', ...found.total }])
  expect(found.kinds).toEqual([
    { kind: 'contact', threads: 2, replied: 1, in_time: 1, median_minutes: 30 },
    { kind: 'order_request', threads: 1, replied: 1, in_time: 0, median_minutes: 210 },
  ])
  expect(found.offices).toEqual([{ office: 'moscow', ...found.total }])
  expect(found.people.map(({ name, median_minutes: minutes }: { name: string; median_minutes: number }) => [name, minutes])).toEqual([
    ['Mark', 30],
    ['Olga', 210],
  ])
})

test('OWN-81 the night between an enquiry and its reply does not count; a buyback without a reply has no reply time', async () => {
  const company = calls.shop.ctx.company()
  const hours = company.week.Fr
  const closes = at(hours?.closes ?? '')
  calls.shop.clock.now = closes - hourMs
  await calls.stayAwake()
  const asked = await ask()
  await ask({ email: undefined, brand: 'Rolex', model: 'Daytona' }, '/api/buyback-requests/')
  const opens = Date.parse(`2026-11-21T${company.week.Sa?.opens}:00+03:00`)
  await wait(opens + hourMs - calls.shop.clock.now)
  await send(asked, 'Good morning')
  const { kinds } = (await insight()).json()
  expect(kinds.find(({ kind }: { kind: string }) => kind === 'contact')).toMatchObject({ replied: 1, in_time: 1, median_minutes: 120 })
  expect(kinds.find(({ kind }: { kind: string }) => kind === 'buyback')).toMatchObject({
    threads: 1,
    replied: 0,
    in_time: 0,
    median_minutes: null,
  })
  expect(officeTimeBetween(company, 'moscow', { from: closes + hourMs, to: opens - hourMs })).toBe(0)
})

test('OWN-81 a reply counts once it is sent, with the time of sending, and no longer counts if it bounces', async () => {
  calls.shop.clock.now = at('12:00')
  await calls.stayAwake()
  await reply(await ask(), 'Yes')
  expect((await insight()).json().total).toMatchObject({ threads: 1, replied: 0 })
  await calls.pass(30 * minuteMs)
  await calls.stayAwake()
  expect((await insight()).json().total).toMatchObject({ replied: 1, median_minutes: 30 })
  const { db, clock } = calls.shop
  await db
    .updateTable('thread_message')
    .set({ undelivered_at: new Date(clock.now) })
    .where('direction', '=', 'out')
    .execute()
  expect((await insight()).json().total).toMatchObject({ replied: 0, median_minutes: null })
})

test('OWN-81 threads begun by the staff and spam are not counted; a reversed period is refused', async () => {
  calls.shop.clock.now = at('12:00')
  await calls.stayAwake()
  const spam = await ask()
  expect((await insight()).json().total).toMatchObject({ threads: 1 })
  await call('POST', '/threads/', { name: 'Vera', body: 'A strap', result: 'open' })
  const { version } = (await call('GET', `/threads/${spam}/`)).json()
  await call('POST', `/threads/${spam}/status/`, { version, status: 'spam' })
  expect((await insight()).json().total).toEqual({ threads: 0, replied: 0, in_time: 0, median_minutes: null })
  expect((await insight('from=2026-11-22&to=2026-11-16')).statusCode).toBe(400)
  expect((await insight(undefined, calls.expert.headers)).statusCode).toBe(403)
})

test('OWN-81 OWN-32 a late thread notifies only the staff who may open it', async () => {
  const mine = async () => (await call('GET', '/notices/', undefined, calls.expert.headers)).json().results
  await calls.stayAwake()
  const before = (await mine()).length
  await ask({ kind: 'order_request' })
  await wait(12 * hourMs)
  await calls.pass(hourMs)
  await calls.pass(2 * hourMs)
  const notices = await calls.shop.db.selectFrom('staff_notice').select('staff_id').where('kind', '=', 'thread-late').execute()
  expect(new Set(notices.map(({ staff_id: id }) => id))).toEqual(new Set([calls.owner.staffId, calls.manager.staffId]))
  await calls.stayAwake()
  expect(await mine()).toHaveLength(before)
})
