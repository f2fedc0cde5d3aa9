import { hourMs } from '#contract/rules/durations.ts'

/** Duration of a visit, in milliseconds. */
export const visitMs = hourMs
const beforeMs = 24 * hourMs
const afterMs = 2 * hourMs

/** Returns when the pieces of a confirmed visit are held, in milliseconds: from a day before the visit to two hours after it. */
export function visitHold(startsAt: number): { from: number; until: number } {
  return { from: startsAt - beforeMs, until: startsAt + visitMs + afterMs }
}
