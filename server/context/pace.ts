import { setImmediate } from 'node:timers/promises'

const turnMs = 8

/**
 * Splits long work into turns of some milliseconds: await the returned function between parts, and the process serves
 * other requests as soon as a turn is over.
 */
export function createPace(): () => Promise<void> {
  let since = performance.now()
  return async () => {
    if (performance.now() - since < turnMs) return
    await setImmediate()
    since = performance.now()
  }
}
