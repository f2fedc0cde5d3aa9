import { z } from 'zod'
import { facetDefinitions } from '#contract/rules/filter-definitions.ts'
import { recordOf } from '#contract/rules/record-of.ts'

/** A value of a facet. `count`: the number of pieces that match this value and all other filters. */
export const FacetValue = z.object({ id: z.int(), name: z.string(), count: z.int() }).meta({ id: 'FacetValue' })
export type FacetValue = z.infer<typeof FacetValue>

/** Facet groups in sidebar order. */
export const facetGroups = facetDefinitions.map(({ group }) => group)

/** Response to `GET /api/{watches,jewelry,bags,sale,pieces}/facets/`. Omits values without matching pieces, unless they are chosen. */
export const Facets = z
  .object({
    count: z.int().meta({ description: 'Number of pieces that match the given filters.' }),
    ...recordOf(facetGroups.map((group) => [group, z.array(FacetValue)] as const)),
    full_set_count: z.int(),
    limited_edition_count: z.int(),
    on_sale_count: z.int(),
    available_count: z.int(),
  })
  .meta({ id: 'Facets' })

export type Facets = z.infer<typeof Facets>
