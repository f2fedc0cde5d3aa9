import type { Promo } from '#contract/promo.ts'
import type { KnownPromo } from '#server/domain/orders/promo.ts'
import { usdOrNull } from '#server/http/present/usd-or-null.ts'

export function presentKnownPromo({ code, type, value, goodsMinCents, discountMaxCents }: KnownPromo): Promo {
  return { code, type, value, goods_min: usdOrNull(goodsMinCents), discount_max: usdOrNull(discountMaxCents) }
}
