import type { KyselyPlugin } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { silentLog } from '#server/context/log.ts'
import type { OpenDatabase } from '#server/db/client.ts'
import { openLiveEvents } from '#server/domain/live/live-events.ts'
import type { EventBatch } from '#server/domain/live/read-events.ts'
import { eventually } from '#test/eventually.ts'
import { openTestDatabase, testNow } from '#test/shop.ts'

let database: OpenDatabase
let drop: () => Promise<void>
beforeAll(async () => {
  const opened = await openTestDatabase()
  database = opened.database
  drop = opened.drop
})
afterAll(async () => {
  await database.close()
  await drop()
})

const addEvent = (id: string) =>
  database.db.insertInto('staff_event').values({ subject_kind: 'piece', subject_id: id, action: 'piece.status' }).execute()
const idsOf = (batches: readonly EventBatch[]) => batches.flatMap(({ events }) => events.map(({ id }) => id))

test('OWN-30 if the first read fails, the next batch says that changes may be missing', async () => {
  let isDown = true
  const failing: KyselyPlugin = {
    transformQuery: ({ node }) => {
      if (isDown) throw new Error('the database does not answer')
      return node
    },
    transformResult: async ({ result }) => result,
  }
  const live = openLiveEvents({ ...database, db: database.db.withPlugin(failing) }, silentLog, () => testNow)
  const batches: EventBatch[] = []
  await live.subscribe((batch) => void batches.push(batch))
  await addEvent('missed')
  isDown = false
  await addEvent('noticed')
  await eventually(() => batches[0]?.isComplete).toBe(false)
  await addEvent('seen')
  await eventually(() => idsOf(batches)).toContain('seen')
  expect(batches.at(-1)?.isComplete).toBe(true)
  await live.close()
})

test('OWN-30 if listening fails, the next batch says that changes may be missing', async () => {
  let failuresLeft = 1
  const listen: OpenDatabase['listen'] = async (...args) => {
    if (failuresLeft-- > 0) throw new Error('the database does not answer')
    return database.listen(...args)
  }
  const live = openLiveEvents({ ...database, listen }, silentLog, () => testNow)
  const batches: EventBatch[] = []
  await live.subscribe((batch) => void batches.push(batch))
  await addEvent('missed')
  await live.subscribe(() => {})
  expect(batches[0]?.isComplete).toBe(false)
  await live.close()
})
