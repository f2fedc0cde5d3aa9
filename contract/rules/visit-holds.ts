import { hourMs } from '#contract/rules/durations.ts'

export const visitMs = hourMs
const beforeMs = 24 * hourMs
const afterMs = 2 * hourMs

/**
 * Returns when the pieces of a confirmed visit are held, as timestamps in milliseconds. The hold starts 24 hours before the visit and ends
 * two hours after the visit.
 */
export function visitHold(startsAt: number): { from: number; until: number } {
  return { from: startsAt - beforeMs, until: startsAt + visitMs + afterMs }
}
