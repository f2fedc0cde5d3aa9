import { setImmediate as nextTurn } from 'node:timers/promises'

/**
 * Returns a function that runs work in the background, one item at a time, so that requests are served in between. Skips work whose key is
 * already waiting.
 */
export function createQueue(onError: (error: unknown) => void): (key: string, work: () => Promise<void>) => void {
  const waiting = new Map<string, () => Promise<void>>()
  let isRunning = false

  async function run(): Promise<void> {
    isRunning = true
    for (const [key, work] of waiting) {
      await nextTurn()
      await Promise.try(work).catch(onError)
      waiting.delete(key)
    }
    isRunning = false
  }

  return (key, work) => {
    if (waiting.has(key)) return
    waiting.set(key, work)
    if (!isRunning) void run()
  }
}
