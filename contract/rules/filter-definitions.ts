import { limits } from '#contract/limits.ts'
import type { Kind } from '#contract/piece.ts'

const everyKind: readonly Kind[] = ['watch', 'jewelry', 'bag']
const watches: readonly Kind[] = ['watch']

/**
 * Filters with counts, in sidebar order: the facet group, the query parameter for chosen ids, and the kinds of piece. The database columns
 * are in `server/domain/catalog/facet-columns.ts`, the titles of the groups in `app/i18n/{ru,en}/catalog.ts`.
 */
export const facetDefinitions = [
  { group: 'brands', filter: 'brand_ids', kinds: everyKind },
  { group: 'collections', filter: 'collection', kinds: everyKind },
  { group: 'watch_types', filter: 'watch_type', kinds: watches },
  { group: 'jewelry_types', filter: 'jewelry_type', kinds: ['jewelry'] },
  { group: 'case_materials', filter: 'case_material', kinds: watches },
  { group: 'dial_colors', filter: 'dial_color', kinds: watches },
  { group: 'strap_materials', filter: 'strap_material', kinds: watches },
  { group: 'strap_colors', filter: 'strap_color', kinds: watches },
  { group: 'movement_types', filter: 'movement_type', kinds: watches },
  { group: 'functions', filter: 'function', kinds: watches },
  { group: 'glass_types', filter: 'glass_type', kinds: watches },
  { group: 'conditions', filter: 'condition', kinds: everyKind },
  { group: 'cities', filter: 'city_ids', kinds: everyKind },
  { group: 'workshops', filter: 'workshop', kinds: everyKind },
] as const satisfies readonly { group: string; filter: string; kinds: readonly Kind[] }[]

export type FacetGroup = (typeof facetDefinitions)[number]['group']

/** Filters whose value is a list of ids, separated by commas in a URL. */
export type IdFilter = (typeof facetDefinitions)[number]['filter']
export const idFilters = facetDefinitions.map(({ filter }) => filter)

/** Numeric filters with the bounds of their values in a URL. Pages send whole prices; the API also accepts cents (`catalog-query.ts`). */
export const numberFilters = [
  { name: 'min_price', min: 0, max: limits.priceMaxUsd, isInteger: true },
  { name: 'max_price', min: 0, max: limits.priceMaxUsd, isInteger: true },
  { name: 'production_year', min: limits.yearMin, max: limits.yearMax, isInteger: true },
  { name: 'production_year_min', min: limits.yearMin, max: limits.yearMax, isInteger: true },
  { name: 'production_year_max', min: limits.yearMin, max: limits.yearMax, isInteger: true },
  { name: 'case_diameter_min', min: 0, max: limits.diameterMaxMm, isInteger: false },
  { name: 'case_diameter_max', min: 0, max: limits.diameterMaxMm, isInteger: false },
] as const
export type NumberFilter = (typeof numberFilters)[number]['name']

export const flagFilters = ['full_set', 'is_limited_edition', 'on_sale', 'available'] as const
export type FlagFilter = (typeof flagFilters)[number]
