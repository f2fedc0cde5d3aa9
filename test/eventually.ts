import { expect } from 'vitest'

/**
 * Reads again and again until the matcher holds: `await eventually(read).toBe(2)`. If it never does, fails with the reason and what was
 * read last. How long it took is no business of a test: the limit only ends what would wait for ever; it is longer for what starts a program.
 */
export function eventually<T>(read: () => T, { reason = 'this', upToMs = 15_000 }: { reason?: string; upToMs?: number } = {}) {
  return expect.poll(read, { timeout: upToMs, interval: 20, message: `waited ${upToMs / 1000} s for ${reason}` })
}
