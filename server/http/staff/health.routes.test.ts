import { expect, test } from 'vitest'
import { dayMs, hourMs } from '#contract/rules/durations.ts'
import { transaction } from '#server/db/transaction.ts'
import { recordAction } from '#server/domain/audit/record-action.ts'
import { enqueue } from '#server/domain/jobs/enqueue.ts'
import { withoutIds } from '#test/find-words.ts'
import { openHealthShop } from '#test/health-shop.ts'
import { openForFile } from '#test/open-for-file.ts'
import { onPostgres, testNow } from '#test/shop.ts'
import { createStaff } from '#test/staff.ts'

const health = openForFile(openHealthShop, ({ reset }) => reset())

test('OWN-111 the page shows the database, the disk and all transports with at most three queries', async () => {
  const state = await health.read()
  expect(state.database).toEqual({
    kind: onPostgres ? 'postgresql' : 'embedded',
    version: expect.stringMatching(/^\d+/),
    bytes: expect.any(Number),
  })
  expect(state.database.bytes).toBeGreaterThan(1_000_000)
  expect(state.disk?.total_bytes).toBeGreaterThan(state.disk?.free_bytes ?? Infinity)
  expect(state.transports.map(({ transport: name, by, succeeded_at: at }) => [name, by, at])).toEqual([
    ['mail', 'service', null],
    ['inbox', 'nobody', null],
    ['telegram', 'service', null],
    ['calls', 'outbox', null],
    ['photos', 'folder', null],
    ['rates', 'off', null],
  ])
  // the count includes the session query
  expect(await health.shop.countQueries(health.read)).toBeLessThanOrEqual(3)
  expect(await health.shop.countQueries(health.readToday)).toBeLessThanOrEqual(3)
})

test('OWN-111 a failing transport is shown with the start of its failure, and on Today until it works again', async () => {
  health.telegram.state.isAway = true
  await health.askTelegram()
  await health.shop.runJobs()
  health.shop.clock.now += 60_000
  await health.askTelegram()
  await health.shop.runJobs()
  expect(await health.transport('telegram')).toMatchObject({
    succeeded_at: null,
    refused_at: new Date(testNow + 60_000).toISOString(),
    failing_since: new Date(testNow).toISOString(),
    refusal: { kind: 'busy', text: expect.stringContaining('502') },
  })
  expect(await health.readToday()).toMatchObject({ failing_transports: 1, failed_jobs: 2 })

  health.telegram.state.isAway = false
  expect(await health.act('test', { transport: 'telegram' })).toMatchObject({ refusal: null })
  expect(health.telegram.messages.at(-1)?.chat_id).toBe('-100500')
  const mended = { succeeded_at: new Date(testNow + 60_000).toISOString(), failing_since: null, refusal: { kind: 'busy' } }
  expect(await health.transport('telegram')).toMatchObject(mended)
  expect(await health.readToday()).toMatchObject({ failing_transports: 0 })
})

test('OWN-111 a refusal for an unknown recipient does not mark the transport as failing', async () => {
  const send = { to: 'nobody@shop.example', subject: 'Hello', text: 'Hello', html: '<p>Hello</p>' }
  await transaction(health.shop.db, (tx) => enqueue(tx, 'mail', send))
  await health.shop.runJobs()
  expect(await health.transport('mail')).toMatchObject({
    failing_since: null,
    refusal: { kind: 'recipient', text: expect.stringContaining('550 5.1.1') },
  })
  const state = await health.read()
  expect(state.failed_jobs).toMatchObject([{ kind: 'mail', attempts: 1, is_given_up: true, refusal: { kind: 'recipient' } }])
  expect(JSON.stringify(state)).not.toContain('nobody@')

  health.telegram.refusals.push({ status: 400, body: { description: 'Bad Request: chat not found' } })
  expect((await health.act('test', { transport: 'telegram' })).refusal).toMatchObject({ kind: 'recipient' })
  expect(await health.transport('telegram')).toMatchObject({ failing_since: null, refusal: { kind: 'recipient' } })
})

test('OWN-111 jobs under an earlier name of their kind are counted and listed under the current name', async () => {
  await health.shop.db
    .insertInto('job')
    .values(
      ['lapse-order', 'expire-order'].map((kind, at) => ({
        kind,
        payload: JSON.stringify({ order: '00000000-0000-4000-8000-000000000000' }),
        key: `earlier ${at}`,
        run_at: new Date(testNow),
        attempts: 9,
        max_attempts: 9,
        last_error: 'away',
        dead_at: new Date(testNow),
      })),
    )
    .execute()
  const { jobs, failed_jobs: failed } = await health.read()
  expect(jobs.filter(({ kind }) => kind.endsWith('-order'))).toEqual([{ kind: 'expire-order', waiting: 0, failing: 0, given_up: 2 }])
  expect(failed.map(({ kind }) => kind)).toEqual(['expire-order', 'expire-order'])
})

test('OWN-111 a test message is sent by the chosen transport and returns the other side’s refusal, if any', async () => {
  expect(await health.act('test', { transport: 'mail' })).toMatchObject({ refusal: null, action_id: expect.any(String) })
  expect(health.mailServer.mails.at(-1)).toMatchObject({ subject: 'A test of the emails', to: [{ address: 'ada@shop.example' }] })
  health.mailServer.state.isAway = true
  expect((await health.act('test', { transport: 'mail' })).refusal).toEqual({ kind: 'busy', text: expect.stringContaining('451') })

  expect(await health.act('test', { transport: 'calls', phone: '8 916 123-45-67' })).toMatchObject({ refusal: null })
  expect(health.shop.outbox('call').at(-1)?.to).toBe('+7 916 123-45-67')
  expect(await health.act('test', { transport: 'calls', phone: '+7 000 000-00-00' })).toMatchObject({ refusal: { kind: 'unreachable' } })
  for (const wrong of [{ transport: 'calls' }, { transport: 'calls', phone: 'x' }, { transport: 'mail', phone: '89161234567' }])
    expect((await health.call('POST', '/health/test/', wrong)).statusCode).toBe(400)
  expect(await health.act('test', { transport: 'photos' })).toMatchObject({ refusal: null })
  expect(await health.transport('photos')).toMatchObject({ succeeded_at: new Date(testNow).toISOString() })

  const entries = await health.entriesOf('shop.test-transport')
  expect(entries.map(({ subject_id: id }) => id)).toEqual(expect.arrayContaining(['mail', 'calls', 'photos']))
  expect(withoutIds(JSON.stringify(entries))).not.toMatch(/916\D*123/)
})

test('OWN-111 test messages by one transport are rate-limited, so that nobody can ring phones with them', async () => {
  const statuses: number[] = []
  for (let at = 0; at < 12; at++) statuses.push((await health.call('POST', '/health/test/', { transport: 'photos' })).statusCode)
  expect(statuses).toContain(429)
})

test('OWN-111 OWN-112 the age of the last backup is shown on the page and on Today', async () => {
  expect((await health.read()).backup_at).toBeNull()
  const at = testNow - 9 * dayMs - hourMs
  await recordAction(
    { db: health.shop.db, now: () => at },
    { kind: 'shop' },
    { name: 'backup.take', subject: { kind: 'shop', id: 'shop' } },
  )
  expect((await health.read()).backup_at).toBe(new Date(at).toISOString())
  expect(await health.readToday()).toMatchObject({ days_without_backup: 9 })
})

test('OWN-111 a manager can read the page but change nothing; an expert cannot open it', async () => {
  const manager = await createStaff(health.shop, { roles: ['manager'] })
  const expert = await createStaff(health.shop, { roles: ['expert'] })
  expect((await health.call('GET', '/health/', undefined, manager.headers)).statusCode).toBe(200)
  expect((await health.call('POST', '/health/test/', { transport: 'mail' }, manager.headers)).statusCode).toBe(403)
  expect((await health.call('GET', '/health/', undefined, expert.headers)).statusCode).toBe(403)
  expect((await health.call('GET', '/today/', undefined, expert.headers)).json()).not.toHaveProperty('health')
})
