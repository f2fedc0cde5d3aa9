import { companyDefaults } from '#contract/company.ts'
import type { OfficeKey } from '#contract/offices.ts'
import { type Company, companyOf } from '#contract/rules/company.ts'
import { dayMs } from '#contract/rules/durations.ts'
import { officeClock, openDays, type VisitHours } from '#contract/rules/visit-times.ts'

/** The opening hours and terms of a new shop. 0081_closed_days.sql closes it on New Year's Day. */
export const freshCompany: Company = companyOf(companyDefaults, [{ date: '2027-01-01', office: null }])

export const freshVisitHours: VisitHours = freshCompany.appointments

/** Returns the first day with visits that is at least `daysAhead` days after `now`, by the clock of the office. It is never a Sunday. */
export function visitDay(office: OfficeKey, daysAhead: number, now: number, hours = freshVisitHours): string {
  const { date: earliest } = officeClock(office, now + daysAhead * dayMs)
  const day = openDays(hours, office, now).find((date) => date >= earliest && new Date(date).getUTCDay() !== 0)
  if (!day) throw new Error(`The office receives no visit ${daysAhead} days ahead`)
  return day
}
