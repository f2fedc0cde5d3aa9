import { hourMs } from '#contract/rules/durations.ts'

export const visitMs = hourMs
const beforeMs = 24 * hourMs
const afterMs = 2 * hourMs

/**
 * Returns the period in which the pieces of a confirmed visit are held, as timestamps in milliseconds: from 24 hours before the visit until
 * two hours after its end. A visit takes one hour.
 */
export function visitHold(startsAt: number): { from: number; until: number } {
  return { from: startsAt - beforeMs, until: startsAt + visitMs + afterMs }
}
