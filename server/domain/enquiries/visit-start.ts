import { type Visit, visitTimes, visitTimestamp } from '#contract/rules/visit-times.ts'
import { CodedError } from '#server/context/coded-error.ts'
import type { ShopContext } from '#server/domain/shop-context.ts'

/** When a visit begins. It must be within the opening hours of its office, and not in the past; else throws `invalid`. */
export function visitStart({ company, now }: Pick<ShopContext, 'company' | 'now'>, visit: Visit): Date {
  const times = visitTimes(company().appointments, visit, now())
  if (!times.length) throw new CodedError('invalid', { fields: { date: 'visit-day-closed' } })
  if (!times.includes(visit.time)) throw new CodedError('invalid', { fields: { time: 'visit-time-closed' } })
  return new Date(visitTimestamp(visit))
}
