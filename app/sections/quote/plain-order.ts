import type { Country, NamedReference } from '#contract/reference-lists.ts'

/** Step of the form: fields of a pickup, the choice of a country, or fields of a delivery to `country`. */
export type PlainOrder =
  | { method: 'pickup'; cities: NamedReference[] }
  | { method: 'delivery'; countries: Country[]; country: Country | null }
