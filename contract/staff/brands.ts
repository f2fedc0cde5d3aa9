import { z } from 'zod'
import { Id, IdParam } from '#contract/id.ts'
import { limits } from '#contract/limits.ts'
import { kinds, PriceUsd } from '#contract/piece.ts'
import { isStorable } from '#contract/rules/storable.ts'
import { Paragraphs, SingleLine, Version } from '#contract/staff/amounts.ts'
import { staffLimits } from '#contract/staff/limits.ts'

const Spellings = z
  .array(SingleLine.min(1))
  .max(staffLimits.spellingsMax)
  .transform((words) => [...new Set(words)])
const Text = Paragraphs.max(staffLimits.brandTextMaxChars)

export const BrandParams = z.strictObject({ id: IdParam })
const brand = { name: SingleLine.min(1), is_hidden: z.boolean() }
export const ChangeBrand = z.strictObject({ version: Version, ...brand, spellings: Spellings, text_ru: Text, text_en: Text })
export type ChangeBrand = z.output<typeof ChangeBrand>
export const ChangeCollection = z.strictObject({ version: Version, name: SingleLine.min(1), spellings: Spellings })
export type ChangeCollection = z.output<typeof ChangeCollection>

const StaffBrand = z.object({
  id: Id,
  version: z.int(),
  name: z.string(),
  is_hidden: z.boolean(),
  spellings: z.array(z.string()),
  place: z.int().nullable().meta({ description: 'Position among the brands listed first.' }),
  pieces: z.int().meta({ description: 'Number of all its pieces, with drafts and sold pieces.' }),
  listed: z.int().meta({ description: 'Number of its pieces for sale now.' }),
})
const StaffCollection = z.object({ id: Id, version: z.int(), name: z.string(), spellings: z.array(z.string()), pieces: z.int() })

export const StaffBrands = z.object({ results: z.array(StaffBrand) })
export const BrandRecord = z.object({
  ...StaffBrand.shape,
  text_ru: z.string(),
  text_en: z.string(),
  collections: z.array(StaffCollection),
})

const BrandIds = z
  .array(Id)
  .max(staffLimits.firstBrandsMax)
  .refine((ids) => new Set(ids).size === ids.length)
/** Changes the order of the brands that pages list first. `was`: the order when the edit began. `now`: the new order. */
export const BrandOrder = z.strictObject({ was: BrandIds, now: BrandIds })

/** Tries the shop's search for `q`. For this search only, `brand` or `collection` overrides the stored name and spellings. */
export const SearchTrial = z.strictObject({
  q: z.string().trim().min(1).max(limits.searchMaxChars).refine(isStorable),
  brand: z.strictObject({ id: Id, name: SingleLine.min(1), spellings: Spellings }).optional(),
  collection: z.strictObject({ id: Id, name: SingleLine.min(1), spellings: Spellings }).optional(),
})
export type SearchTrial = z.output<typeof SearchTrial>

/** Result of a search trial: number of matches, first matches, and similar names (`alike`). */
export const SearchTrialResult = z.object({
  count: z.int(),
  results: z.array(
    z.object({
      id: Id,
      kind: z.enum(kinds),
      brand: z.string(),
      model_name: z.string(),
      reference: z.string().nullable(),
      price_usd: PriceUsd.nullable(),
      is_own: z.boolean().meta({ description: 'Whether the piece belongs to the brand or collection that is being tested.' }),
    }),
  ),
  alike: z.array(z.string()),
})

export const BrandDone = z.object({ action_id: z.string() })
