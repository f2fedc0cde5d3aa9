import type { MapSettings } from '#contract/rules/map-url.ts'

export type PageSettings = {
  /** The map service that pages may embed. Its key is public. */
  map: MapSettings
}
