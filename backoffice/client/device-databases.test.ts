import { afterEach, expect, test, vi } from 'vitest'
import { draftCopies } from '#backoffice/client/draft-copies.ts'
import { openQueueStorage } from '#backoffice/client/photo-queue-storage.ts'

afterEach(() => vi.unstubAllGlobals())

function refuseDatabases(): () => number {
  let attempts = 0
  const open = () => {
    attempts++
    const request: { onerror?: () => void; error: Error } = { error: new Error('the disk is full') }
    queueMicrotask(() => request.onerror?.())
    return request
  }
  vi.stubGlobal('indexedDB', { open })
  return () => attempts
}

test('OWN-23 after a failure to open the database of drafts, the next read tries again', async () => {
  const attempts = refuseDatabases()
  for (const _time of [1, 2]) expect(await draftCopies.read('a draft')).toBeNull()
  expect(attempts()).toBe(2)
})

test('OWN-44 after a failure to open the database of the photo queue, the next call tries again', async () => {
  const attempts = refuseDatabases()
  const storage = openQueueStorage()
  for (const _time of [1, 2]) await expect(storage.list()).rejects.toThrow('the disk is full')
  expect(attempts()).toBe(2)
})
