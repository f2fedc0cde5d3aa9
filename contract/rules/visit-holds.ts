import { dayMs, hourMs } from '#contract/rules/durations.ts'

/** Duration of a visit, in milliseconds. */
export const visitMs = hourMs
const beforeMs = 24 * hourMs
const afterMs = 2 * hourMs

/** Returns when the pieces of a confirmed visit are held, in milliseconds: from a day before the visit to two hours after it. */
export function visitHold(startsAt: number): { from: number; until: number } {
  return { from: startsAt - beforeMs, until: startsAt + visitMs + afterMs }
}

/** Whether a piece of another office arrives before a visit, if its transfer starts at `from` (milliseconds) and takes the maximum time. */
export function arrivesInTime(from: number, startsAt: number, transferMaxDays: number): boolean {
  return from + transferMaxDays * dayMs <= startsAt
}
