import { toPriceUsd } from '#contract/rules/money.ts'
import type { PersonOrder } from '#contract/staff/people.ts'
import type { PersonOrderRow } from '#server/domain/people/person-orders.ts'

export function presentPersonOrder({ total_cents: cents, created_at: at, ...order }: PersonOrderRow): PersonOrder {
  return { ...order, total_usd: toPriceUsd(cents), created_at: at.toISOString() }
}
