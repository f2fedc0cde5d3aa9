import type { OfficeKey } from '#contract/offices.ts'
import type { Company } from '#contract/rules/company.ts'
import { dayMs, hourMs } from '#contract/rules/durations.ts'
import type { OwnerSettings } from '#contract/rules/staff/owner-setting-definitions.ts'
import type { ThreadKind } from '#contract/rules/staff/thread-enums.ts'
import { isClosedDay, officeClock, visitTimestamp } from '#contract/rules/visit-times.ts'

type Opening = Pick<Company, 'week' | 'appointments'>
type Terms = { company: () => Opening; ownerSettings: () => OwnerSettings }

const weekdays = ['Su', 'Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa'] as const
const daysMax = 60

/**
 * Returns the deadline of a reply, counted from the enquiry in opening hours of the office. The deadline for a buyback is counted in clock
 * hours, as the site promises.
 */
export function replyDeadline(terms: Terms, { kind, office }: { kind: ThreadKind; office: OfficeKey }, askedAt: number): Date {
  const durationMs = terms.ownerSettings()[`reply_${kind}_hours`] * hourMs
  return new Date(kind === 'buyback' ? askedAt + durationMs : addOfficeTime(terms.company(), office, { from: askedAt, durationMs }))
}

/** Adds a duration in opening hours of an office to a time. Closed days do not count. */
export function addOfficeTime(opening: Opening, office: OfficeKey, { from, durationMs }: { from: number; durationMs: number }): number {
  let left = durationMs
  for (let day = 0; day < daysMax; day++) {
    const { date } = officeClock(office, from + day * dayMs)
    const { opens, closes } = openingTimes(opening, office, date)
    const start = Math.max(from, opens)
    if (start + left <= closes) return start + left
    left -= Math.max(0, closes - start)
  }
  return from + durationMs
}

/** Returns how long an office was open between two times, in milliseconds. */
export function officeTimeBetween(opening: Opening, office: OfficeKey, { from, to }: { from: number; to: number }): number {
  let open = 0
  for (let day = 0; from + day * dayMs < to + dayMs; day++) {
    const { opens, closes } = openingTimes(opening, office, officeClock(office, from + day * dayMs).date)
    open += Math.max(0, Math.min(closes, to) - Math.max(opens, from))
  }
  return open
}

/** Returns the opening and closing time of an office on a day. On a closed day, `opens` is after `closes`. */
function openingTimes({ week, appointments }: Opening, office: OfficeKey, date: string): { opens: number; closes: number } {
  const weekday = weekdays[new Date(`${date}T00:00:00Z`).getUTCDay()]
  const hours = weekday && week[weekday]
  if (!hours || isClosedDay(appointments, office, date)) return { opens: Infinity, closes: -Infinity }
  const at = (time: string) => visitTimestamp({ city: office, date, time })
  return { opens: at(hours.opens), closes: at(hours.closes) }
}
