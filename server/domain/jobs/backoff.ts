import { hourMs } from '#contract/rules/durations.ts'

/** Maximum number of attempts, which take about a day. The last attempts are an hour apart, because a transport may be down for hours. */
export const attemptsMax = 30
const firstMs = 5000
const mostMs = hourMs

/**
 * Returns the wait after this many failed attempts: 5 s, 10 s, 20 s … up to an hour, plus up to 25% jitter, so that jobs that failed
 * together do not retry together. `chance`: a random number from 0 to 1.
 */
export function backoffMs(attempts: number, chance: number): number {
  const wait = Math.min(firstMs * 2 ** Math.max(0, attempts - 1), mostMs)
  return Math.round(wait * (1 + chance / 4))
}
