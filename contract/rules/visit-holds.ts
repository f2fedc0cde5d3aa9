import { dayMs, hourMs } from '#contract/rules/durations.ts'

/** The duration of a visit in its calendar entry. */
export const visitMs = hourMs
const beforeMs = 24 * hourMs
const afterMs = 2 * hourMs

/** Returns the period, in milliseconds, in which the pieces of a confirmed visit are held: from a day before it to two hours after it. */
export function visitHold(startsAt: number): { from: number; until: number } {
  return { from: startsAt - beforeMs, until: startsAt + visitMs + afterMs }
}

/** Whether a piece of another office arrives before a visit, if its transfer starts at `from` and takes the maximum time. */
export function arrivesInTime(from: number, startsAt: number, transferMaxDays: number): boolean {
  return from + transferMaxDays * dayMs <= startsAt
}
