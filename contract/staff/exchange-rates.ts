import { z } from 'zod'
import { type OtherCurrency, parseTypedRate, rateSources } from '#contract/rules/exchange-rate.ts'

/**
 * Parses a rate per dollar that a person typed, with a decimal comma or point. Returns a decimal number as text, or an empty text for an
 * empty input.
 */
const typedRate = (currency: OtherCurrency) =>
  z
    .string()
    .max(20)
    .refine((text) => text.trim() === '' || parseTypedRate(text, currency) !== null)
    .transform((text) => parseTypedRate(text, currency) ?? '')

/** Manual exchange rates: rubles and dirhams per dollar. Two empty values remove the manual rates. */
export const SetHandRate = z
  .strictObject({
    rub: typedRate('rub'),
    aed: typedRate('aed'),
    was: z
      .strictObject({ rub: z.string().max(20), aed: z.string().max(20) })
      .optional()
      .meta({ description: 'The values last read; a concurrent change is not overwritten.' }),
  })
  .superRefine(({ rub, aed }, issues) => {
    if ((rub === '') !== (aed === '')) issues.addIssue({ code: 'custom', path: [rub === '' ? 'rub' : 'aed'] })
  })

const Rate = z.object({
  source: z.enum(rateSources),
  day: z.iso.date().meta({ description: 'The day for which the rates were set.' }),
  rub: z.string().meta({ description: 'Roubles per dollar.' }),
  aed: z.string().meta({ description: 'Dirhams per dollar.' }),
})

/** `current`: the rate in force. `today`: the current day in Moscow, for computing the age of a rate. */
export const StaffRates = z.object({
  current: Rate.nullable(),
  today: z.iso.date(),
  bank: Rate.nullable().meta({ description: 'Newest rate of the Bank of Russia.' }),
  hand: Rate.extend({ by: z.string(), at: z.iso.datetime() }).nullable(),
  has_source: z.boolean().meta({ description: 'Whether the shop fetches rates every day.' }),
})

export const ChangedRates = z.object({ action_id: z.string(), rates: StaffRates })
