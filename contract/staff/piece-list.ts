import { z } from 'zod'
import { CatalogFiltersParams } from '#contract/catalog-query.ts'
import { IdParam } from '#contract/id.ts'
import { limits } from '#contract/limits.ts'
import { kinds, pieceStatuses } from '#contract/piece.ts'
import { missingThings, ownerships } from '#contract/rules/staff/piece-enums.ts'

/** A list given with commas. */
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

/** The filters of the list of pieces: those of the shop, under the same names, and what only the staff knows. */
export const StockFilters = z.strictObject({
  ...filters,
  q: z.string().trim().max(limits.searchMaxChars).optional(),
  kind: listOf(kinds).optional(),
  status: listOf(pieceStatuses).optional(),
  place: IdParam.optional(),
  ownership: z.enum(ownerships).optional(),
  missing: listOf(missingThings).optional(),
  days_min: whole.optional(),
  days_max: whole.optional(),
  consigned_within: whole.optional().meta({ description: 'Consigned until this many days from now, or earlier.' }),
  on_request: flag.optional(),
  on_hold: flag.optional(),
  moving: flag.optional(),
  planned: flag.optional(),
})
export type StockFilters = z.output<typeof StockFilters>

export const StockQuery = z.strictObject({
  ...StockFilters.shape,
  ordering: z.enum(stockOrderings).optional(),
  page: z.coerce.number().int().min(1).max(limits.pageMax).default(1),
  page_size: z.coerce.number().int().min(1).max(limits.staffPageSizeMax).default(100),
})
export type StockQuery = z.output<typeof StockQuery>
