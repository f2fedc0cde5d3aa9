import { dayMs, hourMs } from '#contract/rules/durations.ts'

/** How long a visit lasts, as its calendar entry says. */
export const visitMs = hourMs
const beforeMs = 24 * hourMs
const afterMs = 2 * hourMs

/** From when until when the pieces of a confirmed visit are held, in milliseconds: a day before it begins, two hours after it ends. */
export function visitHold(startsAt: number): { from: number; until: number } {
  return { from: startsAt - beforeMs, until: startsAt + visitMs + afterMs }
}

/** Whether a piece of another office arrives before a visit: sent or asked for at `from`, it travels the longest that a transfer takes. */
export function arrivesInTime(from: number, startsAt: number, transferMaxDays: number): boolean {
  return from + transferMaxDays * dayMs <= startsAt
}
