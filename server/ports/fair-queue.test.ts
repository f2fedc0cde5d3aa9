import { expect, test } from 'vitest'
import { openFairQueue } from '#server/ports/fair-queue.ts'

test('SEC-D3 one sender’s pictures wait for each other, another sender’s picture is next', async () => {
  const queue = openFairQueue()
  const done: string[] = []
  const bring = (owner: string, what: string) => queue.run(owner, async () => void done.push(what))
  await Promise.all([bring('a', 'a1'), bring('a', 'a2'), bring('a', 'a3'), bring('b', 'b1'), bring('c', 'c1'), bring('b', 'b2')])
  expect(done).toEqual(['a1', 'a2', 'b1', 'c1', 'a3', 'b2'])
})

test.each([
  ['rejects', () => Promise.reject(new Error('broken'))],
  [
    'throws before it waits',
    () => {
      throw new Error('broken')
    },
  ],
])('SEC-D3 a task that %s rejects for its owner, and the next task runs', async (_how, work) => {
  const queue = openFairQueue()
  const failed = queue.run('a', work)
  expect(await queue.run('a', async () => 'next')).toBe('next')
  await expect(failed).rejects.toThrow('broken')
})
