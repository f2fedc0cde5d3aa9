import type { Country, NamedReference } from '#contract/reference-lists.ts'

/** Step of a purchase without scripts: the pickup fields, the choice of a country, or the delivery fields for `country`. */
export type PlainOrder =
  | { method: 'pickup'; cities: NamedReference[] }
  | { method: 'delivery'; countries: Country[]; country: Country | null }
