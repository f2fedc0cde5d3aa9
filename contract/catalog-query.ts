import { z } from 'zod'
import { limits } from '#contract/limits.ts'
import { flagFilters, idFilters, numberFilters } from '#contract/rules/filter-definitions.ts'
import { orderings } from '#contract/rules/orderings.ts'
import { recordOf } from '#contract/rules/record-of.ts'
import { isStorable } from '#contract/rules/storable.ts'

const catalogModes = ['watches', 'jewelry', 'bags', 'sale', 'all', 'brand'] as const
export type CatalogMode = (typeof catalogModes)[number]

const number = (min: number, max: number) => z.coerce.number().min(min).max(max)
const whole = (min: number, max: number) => number(min, max).int()
const text = z.string().max(limits.searchMaxChars).refine(isStorable, { message: 'control character' })

const list = z.union([z.string(), z.array(z.string())]).transform((given) =>
  [given]
    .flat()
    .flatMap((part) => part.split(','))
    .map((part) => part.trim())
    .filter(Boolean),
)

const ids = list
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
  .meta({ description: 'Ids as a comma-separated list, repeated parameters, or both.' })

const idsOrNames = list
  .pipe(z.array(text).max(limits.idsMax))
  .meta({ description: 'Ids or names as a comma-separated list, repeated parameters, or both.' })

const flag = z
  .enum(['true', 'false', '1', '0'])
  .transform((value) => value === 'true' || value === '1')
  .meta({ description: 'Filters only if true.' })

/** Filters of the catalog. Prices are US dollars with optional decimals. Diameters are millimeters. */
export const CatalogFilters = z.strictObject({
  search: text.optional(),
  literal: flag.optional().meta({ description: 'Looks for the words of the search only in names and references.' }),
  brand: text.optional().meta({ description: 'One character: a prefix of the brand’s name. Longer: the whole name or the slug.' }),
  city: text.optional().meta({ description: 'Name of a city, in either language.' }),
  ...recordOf(idFilters.map((name) => [name, ids.optional()] as const)),
  ...recordOf(
    numberFilters.map(
      ({ name, min, max, isInteger }) => [name, (isInteger && !name.endsWith('_price') ? whole : number)(min, max).optional()] as const,
    ),
  ),
  ...recordOf(flagFilters.map((name) => [name, flag.optional()] as const)),
  category: z
    .enum(['watches', 'jewelry', 'bags', 'all'])
    .optional()
    .meta({ description: 'Part of the clients’ filter state; each list keeps its own kind.' }),
})
export type CatalogFilters = z.output<typeof CatalogFilters>

/** Query of a catalog list. A page size above the limit is reduced to the limit. */
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
    .meta({ description: 'Keeps the shuffled order stable across pages.' }),
})
export type CatalogQuery = z.output<typeof CatalogQuery>

/** Filters as sent by clients: collections can be ids or names. */
export const CatalogFiltersParams = CatalogFilters.extend({ collection: idsOrNames.optional() })
export const CatalogQueryParams = CatalogQuery.extend({ collection: idsOrNames.optional() })
