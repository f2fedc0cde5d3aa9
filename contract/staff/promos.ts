import { z } from 'zod'
import { DateTime } from '#contract/date.ts'
import { Id, IdParam } from '#contract/id.ts'
import { limits } from '#contract/limits.ts'
import { pageOf } from '#contract/paging.ts'
import { PriceUsd } from '#contract/piece.ts'
import { toCents } from '#contract/rules/money.ts'
import { orderStatuses } from '#contract/rules/order-enums.ts'
import { promoTypes } from '#contract/rules/promo-discount.ts'
import { isPromoCode, promoStates, tidyPromoCode } from '#contract/rules/staff/promo-states.ts'
import { Dollars, SingleLine, Version } from '#contract/staff/amounts.ts'
import { staffLimits } from '#contract/staff/limits.ts'

const wholePercent = 10_000
const usesMax = 1_000_000
const dollarsMax = 1_000_000
const limitMaxCents = 10_000_000_00

const Code = z.string().transform(tidyPromoCode).refine(isPromoCode)

const Prefix = z
  .string()
  .trim()
  .transform((text) => text.toUpperCase())
  .refine((text) => text.length <= staffLimits.promoPrefixMaxChars && /^[A-Z0-9]*$/.test(text))

/** Parses a discount, either a percentage or US dollars (`10`, `12.50`), into hundredths. */
const Value = z
  .string()
  .refine((text) => {
    const hundredths = toCents(text)
    return hundredths !== null && hundredths <= dollarsMax * 100
  })
  .transform((text) => toCents(text) ?? 0)

const Limit = Dollars.refine((cents) => cents <= limitMaxCents).nullable()

const Uses = z.int().min(1).max(usesMax).nullable()

const terms = {
  type: z.enum(promoTypes),
  value: Value,
  uses_max: Uses.meta({ description: 'Maximum number of uses.' }),
  per_customer_max: Uses.meta({ description: 'Maximum number of uses per customer.' }),
  valid_from: DateTime.nullable(),
  valid_until: DateTime.nullable(),
  goods_min_usd: Limit.meta({ description: 'Minimum sum of the goods.' }),
  discount_max_usd: Limit.meta({ description: 'Maximum discount.' }),
  note: SingleLine,
  is_active: z.boolean(),
}

type Terms = { type: string; value: number; valid_from: Date | null; valid_until: Date | null }
const isPossiblePercent = ({ type, value }: Terms) => type !== 'percent' || value <= wholePercent
const endsLater = ({ valid_from: from, valid_until: until }: Terms) => !from || !until || until > from
const ofValue = { path: ['value'] }
const ofEnd = { path: ['valid_until'] }

export const NewPromo = z
  .strictObject({ code: Code, ...terms })
  .refine(isPossiblePercent, ofValue)
  .refine(endsLater, ofEnd)
export const MakePromos = z
  .strictObject({ prefix: Prefix, count: z.int().min(1).max(staffLimits.promosMadeMax), ...terms })
  .refine(isPossiblePercent, ofValue)
  .refine(endsLater, ofEnd)
export const ChangePromo = z
  .strictObject({ version: Version, ...terms })
  .refine(isPossiblePercent, ofValue)
  .refine(endsLater, ofEnd)
export type ChangePromo = z.output<typeof ChangePromo>
export type PromoTermsOfStaff = Omit<ChangePromo, 'version'>
export type NewPromo = z.output<typeof NewPromo>
export type MakePromos = z.output<typeof MakePromos>

const promo = {
  id: Id,
  code: z.string(),
  type: z.enum(promoTypes),
  value: z.string().meta({ description: 'Percent or US dollars, with two decimals.' }),
  uses_max: z.int().nullable(),
  used_count: z.int(),
  per_customer_max: z.int().nullable(),
  valid_from: z.iso.datetime().nullable(),
  valid_until: z.iso.datetime().nullable(),
  goods_min_usd: PriceUsd.nullable(),
  discount_max_usd: PriceUsd.nullable(),
  note: z.string(),
  is_active: z.boolean(),
  state: z.enum(promoStates),
  version: z.int(),
}
const ListedPromo = z.object(promo)
export type ListedPromo = z.output<typeof ListedPromo>
export const PromoPage = pageOf(ListedPromo)

const PromoUse = z.object({
  order_id: z.uuid(),
  number: z.string(),
  status: z.enum(orderStatuses),
  name: z.string(),
  at: z.iso.datetime(),
  discount_usd: PriceUsd,
  total_usd: PriceUsd,
})
export type PromoUse = z.output<typeof PromoUse>

/**
 * A promo code and the orders that used it, newest first. `uses` and `order_count` include canceled orders; `used_count` and `discount_usd`
 * exclude them.
 */
export const StaffPromo = z.object({
  ...promo,
  order_count: z.int(),
  discount_usd: PriceUsd.meta({ description: 'Total discount in orders that are not canceled.' }),
  uses: z.array(PromoUse).meta({ description: `At most ${staffLimits.promoUsesShown}.` }),
})
export type StaffPromo = z.output<typeof StaffPromo>

export const PromoQuery = z.strictObject({
  search: SingleLine.optional(),
  state: z.enum(promoStates).optional(),
  page: z.coerce.number().int().min(1).max(limits.pageMax).default(1),
  page_size: z.coerce.number().int().min(1).max(limits.staffPageSizeMax).default(50),
})
export type PromoQuery = z.output<typeof PromoQuery>
export const PromoParams = z.strictObject({ id: IdParam })

const action = { action_id: z.string() }
export const WrittenPromo = z.object({ id: Id, ...action })
export const MadePromos = z.object({ codes: z.array(z.string()), ...action })
export const DonePromo = z.object(action)
