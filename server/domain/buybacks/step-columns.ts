import { offices } from '#contract/offices.ts'
import { afterDecline } from '#contract/rules/buyback-states.ts'
import { dayMs } from '#contract/rules/durations.ts'
import { findZone } from '#contract/rules/staff/zones.ts'
import { officeClock } from '#contract/rules/visit-times.ts'
import type { TakeBuybackStep } from '#contract/staff/buyback-steps.ts'
import { CodedError } from '#server/context/coded-error.ts'
import type { BuybackRow } from '#server/domain/buybacks/buyback-rows.ts'
import { isExpired } from '#server/domain/buybacks/buyback-rows.ts'

type PlainStep = Exclude<TakeBuybackStep, { step: 'stock' }>
type Taking = { row: BuybackRow; staffId: string; now: number }

/** Returns the columns that a step writes to its buyback. Throws `invalid` for wrong input, and `conflict` if the step is not possible. */
export function stepColumns(request: PlainStep, { row, staffId, now }: Taking): object {
  const at = new Date(now)
  if (request.step === 'estimate') return estimateColumns(request, now)
  if (request.step === 'accept') return acceptColumns(row, now)
  if (request.step === 'receive') {
    const { serial, office, brought_by } = request
    return { state: 'received', serial, received_office: office, brought_by, received_at: at, received_by: staffId }
  }
  if (request.step === 'inspect') return inspectColumns(request, row, staffId)
  if (request.step === 'agree') {
    if (row.offered_cents === null && row.consignor_share === null) throw new CodedError('conflict', { reason: 'buyback-sum-missing' })
    return { state: 'agreed', agreed_at: at }
  }
  if (request.step === 'pay') {
    const { method, reference } = request
    if ((method === 'credit') !== (row.terms === 'trade-in'))
      throw new CodedError('invalid', { fields: { method: 'buyback-method-wrong' } })
    return { state: 'paid', payout_method: method, payout_reference: reference, paid_at: at, paid_by: staffId, identity_seen_at: at }
  }
  return { state: request.step === 'return' ? 'returned' : afterDecline(row.state) }
}

/** Returns the columns of an estimate. The estimate is valid until the end of `valid_until` in the first office's time zone. */
function estimateColumns({ low_usd: low, high_usd: high, valid_until: day }: Extract<PlainStep, { step: 'estimate' }>, now: number) {
  if (day < officeClock(offices[0].key, now).date) throw new CodedError('invalid', { fields: { valid_until: 'buyback-valid-past' } })
  return { state: 'estimated', low_cents: low, high_cents: high, valid_until: endOfDay(day), counter_cents: null }
}

function endOfDay(day: string): Date {
  const midnight = Date.parse(`${day}T00:00:00Z`) + dayMs
  const { date, time } = officeClock(offices[0].key, midnight)
  return new Date(midnight - (Date.parse(`${date}T${time}:00Z`) - midnight))
}

function acceptColumns(row: BuybackRow, now: number) {
  if (isExpired(row, now)) throw new CodedError('conflict', { reason: 'buyback-expired' })
  return row.state === 'countered'
    ? { state: 'accepted', low_cents: row.counter_cents, high_cents: row.counter_cents }
    : { state: 'accepted' }
}

function inspectColumns(request: Extract<PlainStep, { step: 'inspect' }>, row: BuybackRow, staffId: string) {
  const { zones, offered_usd: offered, consignor_share: share, consigned_until: until } = request
  if (zones.some(({ zone }) => !findZone(row.kind, zone))) throw new CodedError('invalid', { fields: { zones: 'report-zone-unknown' } })
  const isConsigned = row.terms === 'consignment'
  if (!isConsigned && share !== undefined) throw new CodedError('invalid', { fields: { consignor_share: 'buyback-terms-wrong' } })
  if (offered !== undefined && share !== undefined) throw new CodedError('invalid', { fields: { consignor_share: 'consignor-terms' } })
  return {
    state: 'inspected',
    zones: JSON.stringify(zones.map((zone) => ({ ...zone, pins: [] }))),
    inspected_by: staffId,
    ...(offered === undefined && share === undefined ? {} : { offered_cents: offered ?? null, consignor_share: share ?? null }),
    ...(isConsigned && until ? { consigned_until: until } : {}),
  }
}
