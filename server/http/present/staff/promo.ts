import { toPriceUsd } from '#contract/rules/money.ts'
import type { ListedPromo, PromoUse, StaffPromo } from '#contract/staff/promos.ts'
import type { PromoRow, PromoUseRow } from '#server/domain/promos/read-promos.ts'
import { usdOrNull } from '#server/http/present/usd-or-null.ts'

const time = (at: Date | null) => at?.toISOString() ?? null

export function presentPromo({ goods_min_cents: least, discount_max_cents: most, ...row }: PromoRow): ListedPromo {
  return {
    ...row,
    value: toPriceUsd(row.value),
    valid_from: time(row.valid_from),
    valid_until: time(row.valid_until),
    goods_min_usd: usdOrNull(least),
    discount_max_usd: usdOrNull(most),
  }
}

type Uses = { uses: readonly PromoUseRow[]; count: number; discountCents: number }

export function presentPromoRecord(row: PromoRow, { uses, count, discountCents }: Uses): StaffPromo {
  return { ...presentPromo(row), order_count: count, discount_usd: toPriceUsd(discountCents), uses: uses.map(presentUse) }
}

function presentUse({ at, discount_cents: discount, total_cents: total, ...order }: PromoUseRow): PromoUse {
  return { ...order, at: at.toISOString(), discount_usd: toPriceUsd(discount), total_usd: toPriceUsd(total) }
}
