import { expect, test } from 'vitest'
import { hourMs } from '#contract/rules/durations.ts'
import { transaction } from '#server/db/transaction.ts'
import { enqueue } from '#server/domain/jobs/enqueue.ts'
import { openHealthShop } from '#test/health-shop.ts'
import { openForFile } from '#test/open-for-file.ts'
import { testNow } from '#test/shop.ts'

const health = openForFile(openHealthShop, ({ reset }) => reset())

test('OWN-111 jobs are counted by kind, and a job that was given up can be retried or dropped once', async () => {
  health.telegram.state.isAway = true
  await health.askTelegram()
  await health.askTelegram()
  await health.shop.runJobs()
  await transaction(health.shop.db, (tx) => enqueue(tx, 'telegram', { chat: '-1', text: 'Later' }, { runAt: new Date(testNow + hourMs) }))
  const failed = (await health.read()).failed_jobs.filter(({ kind }) => kind === 'telegram')
  expect((await health.read()).jobs.find(({ kind }) => kind === 'telegram')).toEqual({
    kind: 'telegram',
    waiting: 1,
    failing: 0,
    given_up: 2,
  })
  const [first, second] = failed
  if (!first || !second) throw new Error('Two jobs were to be given up')

  health.telegram.state.isAway = false
  const before = health.telegram.messages.length
  expect(await health.act('jobs/retry', { ids: [first.id] })).toMatchObject({ count: 1 })
  await health.shop.runJobs()
  expect(health.telegram.messages).toHaveLength(before + 1)
  expect((await health.call('POST', '/health/jobs/retry/', { ids: [first.id] })).statusCode).toBe(404)

  expect(await health.act('jobs/drop', { ids: [second.id] })).toMatchObject({ count: 1 })
  for (const path of ['retry', 'drop'])
    expect((await health.call('POST', `/health/jobs/${path}/`, { ids: [second.id] })).statusCode).toBe(404)
  await health.shop.runJobs()
  expect(health.telegram.messages).toHaveLength(before + 1)
  expect((await health.read()).jobs.find(({ kind }) => kind === 'telegram')).toMatchObject({ waiting: 1, given_up: 0 })
  expect(await health.readToday()).toMatchObject({ failed_jobs: 0 })
  const actions = [...(await health.entriesOf('shop.retry-jobs')), ...(await health.entriesOf('shop.drop-jobs'))]
  expect(actions.map(({ staff_id: id }) => id)).toEqual([health.owner.staffId, health.owner.staffId])
})

test('OWN-111 a failing job with attempts left is shown with the time of its next attempt and cannot be dropped', async () => {
  health.telegram.state.isAway = true
  await transaction(health.shop.db, (tx) => enqueue(tx, 'telegram', { chat: '-1', text: 'Hello' }))
  await health.shop.runJobs()
  const { failed_jobs: failed } = await health.read()
  expect(failed).toMatchObject([{ kind: 'telegram', attempts: 1, is_given_up: false }])
  expect(Date.parse(failed[0]?.at ?? '')).toBeGreaterThan(testNow)
  expect((await health.call('POST', '/health/jobs/drop/', { ids: failed.map(({ id }) => id) })).statusCode).toBe(404)
})
