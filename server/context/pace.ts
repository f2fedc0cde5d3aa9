import { setImmediate } from 'node:timers/promises'

const turnMs = 8

/**
 * Returns a function to await between the steps of long work. Every few milliseconds it yields to the event loop, so that the process can
 * serve requests.
 */
export function createPace(): () => Promise<void> {
  let since = performance.now()
  return async () => {
    if (performance.now() - since < turnMs) return
    await setImmediate()
    since = performance.now()
  }
}
