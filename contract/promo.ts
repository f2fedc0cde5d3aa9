import { z } from 'zod'
import { limits } from '#contract/limits.ts'
import { PriceUsd } from '#contract/piece.ts'
import { promoTypes } from '#contract/rules/promo-discount.ts'

/** A typed promo code. Matching ignores case, spaces, dashes, quotes and invisible characters, and treats look-alike letters as equal. */
export const PromoCode = z.string().trim().min(1).max(limits.promoCodeMaxChars)

/** `POST /api/orders/validate_promo/` */
export const ValidatePromo = z.strictObject({ code: PromoCode })
export type ValidatePromo = z.input<typeof ValidatePromo>

/** The discount of a code: `value` percent of the goods, or `value` US dollars. */
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
