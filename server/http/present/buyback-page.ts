import type { BuybackPage } from '#contract/buyback-page.ts'
import type { Language } from '#contract/language.ts'
import { possibleDecisions } from '#contract/rules/buyback-states.ts'
import type { Company } from '#contract/rules/company.ts'
import { isExpired } from '#server/domain/buybacks/buyback-rows.ts'
import type { OwnBuyback } from '#server/domain/buybacks/decide-buyback.ts'
import { usdOrNull } from '#server/http/present/usd-or-null.ts'

export function presentBuybackPage(
  row: OwnBuyback,
  { company, language, now }: { company: Company; language: Language; now: number },
): BuybackPage {
  const office = company.offices.find(({ key }) => key === (row.received_office ?? row.office)) ?? company.offices[0]
  const expired = isExpired(row, now)
  const hasSum = row.offered_cents !== null || row.consignor_share !== null
  const decisions = possibleDecisions(row).filter(
    (decision) => decision === 'decline' || (!expired && (row.state !== 'inspected' || hasSum)),
  )
  return {
    number: row.id,
    version: row.edit_version,
    state: row.state,
    terms: row.terms,
    name: [row.brand, row.model, row.reference].filter(Boolean).join(' '),
    office: office.address[language],
    low_usd: usdOrNull(row.low_cents),
    high_usd: usdOrNull(row.high_cents),
    valid_until: row.valid_until?.toISOString() ?? null,
    is_expired: expired,
    counter_usd: usdOrNull(row.counter_cents),
    offered_usd: usdOrNull(row.offered_cents),
    consignor_share: row.consignor_share === null ? null : String(row.consignor_share / 100),
    consigned_until: row.until,
    received_at: row.received_at?.toISOString() ?? null,
    paid: row.paid_at && row.payout_method ? { at: row.paid_at.toISOString(), method: row.payout_method } : null,
    decisions,
    changed_at: row.changed_at.toISOString(),
  }
}
