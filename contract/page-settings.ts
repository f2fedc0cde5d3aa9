import type { MapSettings } from '#contract/rules/map-url.ts'

export type PageSettings = {
  /** Map service that pages embed. Its key is visible to visitors. */
  map: MapSettings
}
