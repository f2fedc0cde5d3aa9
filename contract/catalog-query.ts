import { z } from 'zod'
import { limits } from '#contract/limits.ts'

/** Orders a person can choose (CAT-09); none means relevance when searching, else a shuffle that `seed` keeps stable. */
export const orderings = ['-production_year', 'brand__name', 'price_usd', '-price_usd'] as const
export type Ordering = (typeof orderings)[number]

/** What one screen of the catalogue shows (CAT-01). */
export const catalogModes = ['watches', 'jewelry', 'bags', 'sale'] as const
export type CatalogMode = (typeof catalogModes)[number]

const whole = (min: number, max: number) => z.coerce.number().int().min(min).max(max)
const length = z.coerce.number().min(0).max(limits.diameterMaxMm)
const price = z.coerce.number().min(0).max(limits.priceMaxUsd)
const text = z
  .string()
  .max(limits.searchMaxChars)
  .refine((value) => !value.includes('\0'), { message: 'control character' })

/** Whole numbers, given as a comma list, repeated, or both. */
const ids = z
  .union([z.string(), z.array(z.string())])
  .transform((given) =>
    [given]
      .flat()
      .flatMap((part) => part.split(','))
      .map((part) => part.trim())
      .filter(Boolean),
  )
  .pipe(
    z
      .array(
        z
          .string()
          .regex(/^\d{1,9}$/)
          .transform(Number),
      )
      .max(limits.idsMax),
  )
  .meta({ description: 'Ids: a comma list, repeats, or both.' })

const flag = z
  .enum(['true', 'false', '1', '0'])
  .transform((value) => value === 'true' || value === '1')
  .meta({ description: 'Filters when true.' })

/** The filters of the catalogue: prices in whole or decimal US dollars, diameters in millimetres. */
export const CatalogFilters = z.strictObject({
  search: text.optional(),
  brand: text.optional().meta({ description: 'One character: prefix of the name; longer: the whole name.' }),
  brand_ids: ids.optional(),
  collection: ids.optional(),
  city: text.optional().meta({ description: 'The name of a city, in either language.' }),
  city_ids: ids.optional(),
  watch_type: ids.optional(),
  jewelry_type: ids.optional(),
  case_material: ids.optional(),
  glass_type: ids.optional(),
  movement_type: ids.optional(),
  function: ids.optional(),
  strap_material: ids.optional(),
  condition: ids.optional(),
  workshop: ids.optional(),
  min_price: price.optional(),
  max_price: price.optional(),
  production_year: whole(limits.yearMin, limits.yearMax).optional(),
  production_year_min: whole(limits.yearMin, limits.yearMax).optional(),
  production_year_max: whole(limits.yearMin, limits.yearMax).optional(),
  case_diameter_min: length.optional(),
  case_diameter_max: length.optional(),
  full_set: flag.optional(),
  is_limited_edition: flag.optional(),
  on_sale: flag.optional(),
  category: z
    .enum(['watches', 'jewelry', 'bags', 'all'])
    .optional()
    .meta({ description: 'Part of the filter state of clients; each list keeps its own kind.' }),
})
export type CatalogFilters = z.output<typeof CatalogFilters>

/** A query of a catalogue list. A page size above the limit is brought down to it. */
export const CatalogQuery = z.strictObject({
  ...CatalogFilters.shape,
  ordering: z.enum(orderings).optional(),
  page: whole(1, limits.pageMax).default(1),
  page_size: z.coerce
    .number()
    .int()
    .min(1)
    .default(limits.pageSizeDefault)
    .transform((size) => Math.min(size, limits.pageSizeMax)),
  seed: whole(0, 2 ** 31 - 1)
    .optional()
    .meta({ description: 'Keeps the shuffled order the same from page to page.' }),
})
export type CatalogQuery = z.output<typeof CatalogQuery>
