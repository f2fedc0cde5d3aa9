import { asksDeposit, type Whereabouts } from '#contract/rules/promise.ts'
import { type Visit, visitTimes, visitTimestamp } from '#contract/rules/visit-times.ts'
import { CodedError } from '#server/context/coded-error.ts'
import type { ShopContext } from '#server/domain/shop-context.ts'

/**
 * Returns the start of a visit. Throws `invalid` if the start is in the past, outside the office's opening hours, or before `notBefore`,
 * the first day on which the pieces are at the office.
 */
export function visitStart({ company, now }: Pick<ShopContext, 'company' | 'now'>, visit: Visit, notBefore = ''): Date {
  const times = visitTimes(company().appointments, visit, now())
  if (!times.length) throw new CodedError('invalid', { fields: { date: 'visit-day-closed' } })
  if (visit.date < notBefore) throw new CodedError('invalid', { fields: { date: 'visit-piece-away' }, values: { day: { day: notBefore } } })
  if (!times.includes(visit.time)) throw new CodedError('invalid', { fields: { time: 'visit-time-closed' } })
  return new Date(visitTimestamp(visit))
}

/** Throws `invalid` if bringing the pieces to the office requires a deposit and the person has not agreed to it. */
export function assertDepositAgreed(
  { ownerSettings }: Pick<ShopContext, 'ownerSettings'>,
  { city }: Pick<Visit, 'city'>,
  { pieces, isAgreed }: { pieces: readonly Whereabouts[]; isAgreed: boolean },
): void {
  if (!isAgreed && asksDeposit(pieces, city, ownerSettings().transfer_deposit_percent))
    throw new CodedError('invalid', { fields: { deposit_agreed: 'visit-deposit-unagreed' } })
}
