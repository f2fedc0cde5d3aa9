import { expect } from 'vitest'

/**
 * Retries `read` until the matcher holds: `await eventually(read).toBe(2)`. On timeout, fails with the reason and the last value. The limit
 * only ends a test that would hang, so it may be generous. Raise it if `read` waits for a program to start.
 */
export function eventually<T>(read: () => T, { reason = 'this', upToMs = 15_000 }: { reason?: string; upToMs?: number } = {}) {
  return expect.poll(read, { timeout: upToMs, interval: 20, message: `waited ${upToMs / 1000} s for ${reason}` })
}
