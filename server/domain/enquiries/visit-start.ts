import { type Visit, visitMoment, visitTimes } from '#contract/rules/visit-times.ts'
import { CodedError } from '#server/context/coded-error.ts'

/** When a visit begins. It must fall into the opening hours of its office, and not into the past (FORM-05); throws `invalid` else. */
export function visitStart(visit: Visit, now: number): Date {
  const times = visitTimes(visit.city, visit.date, now)
  if (!times.length) throw new CodedError('invalid', { fields: { date: 'visit-day-closed' } })
  if (!times.includes(visit.time)) throw new CodedError('invalid', { fields: { time: 'visit-time-closed' } })
  return new Date(visitMoment(visit))
}
