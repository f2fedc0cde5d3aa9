import { z } from 'zod'

/** A value of a filter and how many pieces it leads to, the other filters kept. */
export const FacetValue = z.object({ id: z.int(), name: z.string(), count: z.int() }).meta({ id: 'FacetValue' })
export type FacetValue = z.infer<typeof FacetValue>

/** The groups of filters that count, in the order in which a sidebar shows them. */
export const facetGroups = [
  'brands',
  'collections',
  'watch_types',
  'jewelry_types',
  'case_materials',
  'strap_materials',
  'movement_types',
  'functions',
  'glass_types',
  'conditions',
  'workshops',
  'cities',
] as const
export type FacetGroup = (typeof facetGroups)[number]

const group = z.array(FacetValue)

/** `GET /api/{watches,jewelry,bags,sale}/facets/`: a value that leads to nothing is left out unless it is chosen. */
export const Facets = z
  .object({
    count: z.int().meta({ description: 'How many pieces the given filters lead to.' }),
    brands: group,
    collections: group,
    watch_types: group,
    jewelry_types: group,
    case_materials: group,
    strap_materials: group,
    movement_types: group,
    functions: group,
    glass_types: group,
    conditions: group,
    workshops: group,
    cities: group,
    full_set_count: z.int(),
    limited_edition_count: z.int(),
    on_sale_count: z.int(),
  })
  .meta({ id: 'Facets' })

export type Facets = z.infer<typeof Facets>
