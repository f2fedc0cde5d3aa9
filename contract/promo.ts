import { z } from 'zod'
import { limits } from '#contract/limits.ts'
import { PriceUsd } from '#contract/piece.ts'
import { promoTypes } from '#contract/rules/promo-discount.ts'

export const PromoCode = z.string().trim().min(1).max(limits.promoCodeMaxChars)

/** Body of `POST /api/orders/validate_promo/`. */
export const ValidatePromo = z.strictObject({ code: PromoCode })
export type ValidatePromo = z.input<typeof ValidatePromo>

/** The discount of a promo code. `value`: a percentage of the goods, or US dollars, depending on `type`. */
export const Promo = z
  .object({
    code: z.string(),
    type: z.enum(promoTypes),
    value: z.number(),
    goods_min: PriceUsd.nullable().meta({ description: 'Minimum sum of the goods.' }),
    discount_max: PriceUsd.nullable().meta({ description: 'Maximum discount.' }),
  })
  .meta({ id: 'Promo' })
export type Promo = z.infer<typeof Promo>
