import type { StaffBuyback } from '#backoffice/client/buybacks.ts'
import type { StepValues } from '#backoffice/sections/buybacks/step-values.ts'
import type { DealTerm } from '#backoffice/sections/deals/earned.ts'
import type { BuybackStep } from '#contract/rules/buyback-states.ts'
import { toCents } from '#contract/rules/money.ts'
import type { Books } from '#contract/rules/staff/margin.ts'

const free = { unitExpensesCents: 0, consignorShare: null, consignorCents: null }

function costing(usd: string | null): Books | null {
  const cents = toCents(usd)
  return cents === null ? null : { ...free, ownership: 'own', costCents: cents }
}

/** Returns the shop's cost for each sum of a step; [] for a step without sums. The margin is computed from the cost. */
export function stepDeal(step: BuybackStep, values: StepValues, { terms, sums }: StaffBuyback): DealTerm[] {
  if (step === 'estimate')
    return [
      { key: 'low', books: costing(values.low) },
      { key: 'high', books: costing(values.high) },
    ]
  if (step === 'accept' && sums?.counter_usd) return [{ key: 'counter', books: costing(sums.counter_usd) }]
  if (step !== 'inspect') return []
  if (terms !== 'consignment') return [{ key: 'offered', books: costing(values.offered) }]
  const share = Number(values.share ?? '')
  if (!(share > 0)) return [{ key: 'fixed', books: costing(values.offered) }]
  return [{ key: 'share', books: { ...free, ownership: 'consignment', costCents: null, consignorShare: Math.round(share * 100) } }]
}
