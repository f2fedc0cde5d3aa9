import { expect, test, vi } from 'vitest'
import { memoryStorage, type QueueItem } from '#backoffice/client/photo-queue-storage.ts'
import { createQueueEngine } from '#backoffice/features/photo-queue/queue-engine.ts'
import type { SendResult } from '#backoffice/features/photo-queue/send-photo.ts'
import { eventually } from '#test/eventually.ts'

const file = new Blob(['a photograph'])
const item = (position: number): QueueItem => ({
  id: `id-${position}`,
  staffId: 'ada',
  batch: 'batch',
  position,
  pieceId: 1,
  fileName: `${position}.jpg`,
  bytes: 12,
  modifiedAt: 0,
  state: 'waiting',
  problem: null,
})

function engineWith(...results: SendResult[]) {
  const sent: string[] = []
  const taken: string[] = []
  let together = 0
  let most = 0
  const storage = memoryStorage()
  const options = {
    storage,
    send: async ({ id }: QueueItem): Promise<SendResult> => {
      sent.push(id)
      most = Math.max(most, ++together)
      await Promise.resolve()
      together--
      return (results.length > 1 ? results.shift() : results[0]) ?? { kind: 'taken' }
    },
    onTaken: ({ id }: QueueItem) => void taken.push(id),
    signIn: vi.fn(async () => true),
    announce: () => {},
    firstWaitMs: 1,
  }
  const engine = createQueueEngine(options)
  return { engine, storage, sent, taken, most: () => most, signIn: options.signIn }
}
const createFiles = (count: number) => Array.from({ length: count }, (_, at) => ({ item: item(at), file }))
const away: SendResult = { kind: 'later', sentence: 'The shop is busy', isOffline: false }
const offline: SendResult = { kind: 'later', sentence: 'No network', isOffline: true }

test('OWN-44 the queue sends three photographs at a time, in the order they were chosen', async () => {
  const { engine, sent, taken, most } = engineWith({ kind: 'taken' })
  await engine.start()
  await engine.add(createFiles(7))
  await eventually(() => taken.length).toBe(7)
  expect([most(), sent.slice(0, 3), engine.photos.get()]).toEqual([3, ['id-0', 'id-1', 'id-2'], []])
})

test('OWN-44 a photograph that the browser cannot read for a moment stays in the queue and is sent later', async () => {
  const { engine, storage, sent, taken } = engineWith({ kind: 'taken' })
  const read = vi.spyOn(storage, 'file').mockRejectedValueOnce(new Error('The database connection is closing'))
  await engine.start()
  await engine.add(createFiles(1))
  await eventually(() => taken).toEqual(['id-0'])
  expect([read.mock.calls.length, sent]).toEqual([2, ['id-0']])
})

test('OWN-44 a photograph that the browser can never read fails, so that a person can remove it', async () => {
  const { engine, storage, sent } = engineWith({ kind: 'taken' })
  vi.spyOn(storage, 'file').mockRejectedValue(new Error('The file is gone'))
  await engine.start()
  await engine.add(createFiles(1))
  await eventually(() => engine.photos.get()[0]?.state).toBe('failed')
  await engine.drop(['id-0'])
  expect([sent, engine.photos.get()]).toEqual([[], []])
})

test('OWN-44 a temporary server error is retried until six attempts failed, then the photograph waits for a person', async () => {
  const { engine, sent, taken } = engineWith(away)
  await engine.start()
  await engine.add(createFiles(1))
  await eventually(() => engine.photos.get()[0]).toMatchObject({ state: 'failed', problem: 'The shop is busy' })
  expect([sent.length, taken]).toEqual([6, []])
})

test('OWN-44 a photograph that becomes due while the queue reads the clock is sent too', async () => {
  let ms = Date.now()
  const clock = vi.spyOn(Date, 'now').mockImplementation(() => ms++)
  try {
    for (const afterMs of [1, 2, 3, 4, 5]) {
      const { engine, taken } = engineWith({ ...away, afterMs }, { kind: 'taken' })
      await engine.start()
      await engine.add(createFiles(1))
      await eventually(() => taken).toEqual(['id-0'])
    }
  } finally {
    clock.mockRestore()
  }
})

test('OWN-44 network errors are retried without limit', async () => {
  const { engine, taken } = engineWith(...Array.from({ length: 9 }, () => offline), { kind: 'taken' })
  await engine.start()
  await engine.add(createFiles(1))
  await eventually(() => taken).toEqual(['id-0'])
})

test('OWN-44 attempts without a network do not count towards the six', async () => {
  const { engine, sent, taken } = engineWith(...Array.from({ length: 9 }, () => offline), away, offline, away, { kind: 'taken' })
  await engine.start()
  await engine.add(createFiles(1))
  await eventually(() => sent.length).toBe(13)
  await eventually(() => taken).toEqual(['id-0'])
})

test('OWN-44 a refused photograph is only retried on request', async () => {
  const { engine, sent, taken } = engineWith({ kind: 'refused', sentence: 'This is a HEIC file.' }, { kind: 'taken' })
  await engine.start()
  await engine.add(createFiles(1))
  await eventually(() => engine.photos.get()[0]?.state).toBe('failed')
  expect(sent).toHaveLength(1)
  await engine.resume(['id-0'])
  await eventually(() => taken).toEqual(['id-0'])
})

test('OWN-44 an expired session asks to sign in once for all photographs', async () => {
  const { engine, taken, signIn } = engineWith({ kind: 'sign-in' }, { kind: 'taken' })
  await engine.start()
  await engine.add(createFiles(3))
  await eventually(() => taken.length).toBe(3)
  expect(signIn).toHaveBeenCalledTimes(1)
})

test('OWN-44 a paused photograph stays in the queue, and a page that is not the leader sends nothing', async () => {
  const { engine, sent, taken } = engineWith({ kind: 'taken' })
  await engine.add(createFiles(2))
  await engine.pause(['id-0'])
  expect(sent).toEqual([])
  await engine.start()
  await eventually(() => taken).toEqual(['id-1'])
  expect(engine.photos.get()).toMatchObject([{ id: 'id-0', state: 'paused' }])
  await engine.drop(['id-0'])
  expect(engine.photos.get()).toEqual([])
})
