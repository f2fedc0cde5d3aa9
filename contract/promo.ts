import { z } from 'zod'
import { limits } from '#contract/limits.ts'
import { promoTypes } from '#contract/rules/promo-discount.ts'

/** A promo code as it was typed: spaces around it do not count, nor does its case. */
export const PromoCode = z.string().trim().min(1).max(limits.promoCodeMaxChars)

/** `POST /api/orders/validate_promo/` */
export const ValidatePromo = z.strictObject({ code: PromoCode })
export type ValidatePromo = z.input<typeof ValidatePromo>

/** The discount of a code: `value` percent of the goods, or `value` US dollars. */
export const Promo = z.object({ code: z.string(), type: z.enum(promoTypes), value: z.number() }).meta({ id: 'Promo' })
export type Promo = z.infer<typeof Promo>
