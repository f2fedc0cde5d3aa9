import { setImmediate } from 'node:timers/promises'

const turnMs = 8

/**
 * Splits long work into slices of some milliseconds. Await the returned function between parts: at the end of a slice it
 * yields to the event loop, so that other requests are served.
 */
export function createPace(): () => Promise<void> {
  let since = performance.now()
  return async () => {
    if (performance.now() - since < turnMs) return
    await setImmediate()
    since = performance.now()
  }
}
