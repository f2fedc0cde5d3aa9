import type { MapSettings } from '#contract/rules/map-url.ts'

/** The owner's settings that pages show. */
export type PageSettings = {
  /** Whose maps people may open within a page; the key is visible in pages. */
  map: MapSettings
}
