import type { StaffVisit } from '#backoffice/client/visits.ts'
import type { OfficeKey } from '#contract/offices.ts'
import { isClosedDay, officeClock, type VisitHours } from '#contract/rules/visit-times.ts'
import type { VisitHours as OfficeHours } from '#contract/staff/visits.ts'

/** `taken`: all seats are booked. `free`: at least one seat is left. */
export type VisitHour = { state: 'past' | 'closed' | 'taken' | 'free'; visits: readonly StaffVisit[] }

type Known = { hours: VisitHours; office: OfficeHours; visits: readonly StaffVisit[]; now: number }

export function readHour(
  { hours, office, visits, now }: Known,
  { city, date, time }: { city: OfficeKey; date: string; time: string },
): VisitHour {
  const own = visits.filter((visit) => visit.office === city && visit.date === date && visit.time === time && !visit.is_cancelled)
  const at = `${date} ${time}`
  const clock = officeClock(city, now)
  const capacity = office.capacities.find((known) => known.office === city)
  const { break_from: from = null, break_to: to = null, seats = 1 } = capacity ?? {}
  const isBreak = from !== null && to !== null && from <= time && time < to
  const isOff = office.closures.some((closure) => closure.office === city && closure.from <= at && at < closure.to)
  if (at <= `${clock.date} ${clock.time}`) return { state: 'past', visits: own }
  if (isClosedDay(hours, city, date) || isBreak || isOff) return { state: 'closed', visits: own }
  return { state: own.length >= seats ? 'taken' : 'free', visits: own }
}
