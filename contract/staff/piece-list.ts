import { z } from 'zod'
import { CatalogFiltersParams } from '#contract/catalog-query.ts'
import { IdParam } from '#contract/id.ts'
import { limits } from '#contract/limits.ts'
import { kinds, pieceStatuses, PriceUsd } from '#contract/piece.ts'
import { missingThings, ownerships } from '#contract/rules/staff/piece-enums.ts'
import { pieceTerms, SignedUsd } from '#contract/staff/piece-record.ts'
import { PieceTraits } from '#contract/staff/piece-traits.ts'
import { TagsParam } from '#contract/staff/tags.ts'

const At = z.iso.datetime()
const Usd = PriceUsd.nullable()
const listOf = <T extends string>(words: readonly [T, ...T[]]) =>
  z
    .string()
    .transform((text) => text.split(',').filter(Boolean))
    .pipe(z.array(z.enum(words)))
const flag = z.enum(['true', 'false']).transform((text) => text === 'true')
const whole = z.coerce.number().int().min(0).max(100_000)

const stockOrderings = ['newest', 'oldest', 'name', 'price', '-price', 'days', '-days', 'margin', '-margin', 'status', 'changed'] as const
export type StockOrdering = (typeof stockOrderings)[number]

const { search: _search, brand: _brand, city: _city, category: _category, ...filters } = CatalogFiltersParams.shape

/** Filters of the list of pieces. Filters that also exist in the shop have the same names. */
export const StockFilters = z.strictObject({
  ...filters,
  q: z.string().trim().max(limits.searchMaxChars).optional(),
  kind: listOf(kinds).optional(),
  status: listOf(pieceStatuses).optional(),
  place: IdParam.optional(),
  tags: TagsParam.optional().meta({ description: 'Only pieces with one of these tags.' }),
  ownership: z.enum(ownerships).optional(),
  missing: listOf(missingThings).optional(),
  days_min: whole.optional(),
  days_max: whole.optional(),
  consigned_within: whole.optional().meta({ description: 'Only pieces whose consignment ends at most this many days from now.' }),
  on_request: flag.optional(),
  on_hold: flag.optional(),
  moving: flag.optional(),
  planned: flag.optional(),
  deposit: flag.optional().meta({ description: 'Only pieces with a deposit for a viewing that is neither returned nor kept yet.' }),
})
export type StockFilters = z.output<typeof StockFilters>

export const StockQuery = z.strictObject({
  ...StockFilters.shape,
  ordering: z.enum(stockOrderings).optional(),
  page: z.coerce.number().int().min(1).max(limits.pageMax).default(1),
  page_size: z.coerce.number().int().min(1).max(limits.staffPageSizeMax).default(100),
})
export type StockQuery = z.output<typeof StockQuery>

export const StaffPieceRow = z
  .object({
    id: z.int(),
    kind: z.enum(kinds),
    version: z.int(),
    brand: z.string(),
    model_name: z.string(),
    reference: z.string().nullable(),
    production_year: z.int().nullable(),
    traits: PieceTraits,
    condition_id: z.int().nullable(),
    status: z.enum(pieceStatuses),
    ...pieceTerms,
    thumbnail_url: z.string().nullable(),
    photo_count: z.int(),
    full_set: z.boolean(),
    held_until: At.nullable(),
    moving_to_city_id: z.int().nullable(),
    publish_at: At.nullable(),
    withdraw_at: At.nullable(),
    days_held: z.int().nullable(),
    is_consignment: z.boolean().optional(),
    cost_usd: Usd.optional(),
    unit_expenses_usd: PriceUsd.optional().meta({ description: 'Share of one unit in the expenses of its lot.' }),
    consignor_share: z.int().nullable().optional(),
    consignor_usd: Usd.optional(),
    margin_usd: SignedUsd.nullable().optional(),
  })
  .meta({ id: 'StaffPieceRow' })
export type StaffPieceRow = z.output<typeof StaffPieceRow>

/** Sums of the filtered pieces. `cost_usd` is omitted for readers who may not see costs. */
export const StockSums = z.object({
  pieces: z.int(),
  asked_usd: PriceUsd,
  cost_usd: PriceUsd.optional(),
  mean_days: z.number().nullable(),
})

export const StockPage = z.object({
  count: z.int(),
  next: z.string().nullable(),
  previous: z.string().nullable(),
  results: z.array(StaffPieceRow),
  sums: StockSums,
})

/** An earlier piece whose facts a new piece can copy. */
export const ReferencePiece = z.object({
  id: z.int(),
  kind: z.enum(kinds),
  label: z.string(),
  reference: z.string().nullable(),
  status: z.enum(pieceStatuses),
  production_year: z.int().nullable(),
  price_usd: Usd,
  thumbnail_url: z.string().nullable(),
})
