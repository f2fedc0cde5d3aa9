import { type Visit, visitTimes, visitTimestamp } from '#contract/rules/visit-times.ts'
import { CodedError } from '#server/context/coded-error.ts'
import type { ShopContext } from '#server/domain/shop-context.ts'

/** Returns the start of a visit. Throws `invalid` if the start is outside the office's opening hours or in the past. */
export function visitStart({ company, now }: Pick<ShopContext, 'company' | 'now'>, visit: Visit): Date {
  const times = visitTimes(company().appointments, visit, now())
  if (!times.length) throw new CodedError('invalid', { fields: { date: 'visit-day-closed' } })
  if (!times.includes(visit.time)) throw new CodedError('invalid', { fields: { time: 'visit-time-closed' } })
  return new Date(visitTimestamp(visit))
}
