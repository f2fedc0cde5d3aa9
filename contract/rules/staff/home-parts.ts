import type { Kind } from '#contract/piece.ts'
import type { Ordering } from '#contract/rules/orderings.ts'

/** The rows of the home page, from its top. */
export const homeRows = ['hero', 'arrivals', 'trending', 'popular'] as const
export type HomeRowName = (typeof homeRows)[number]

/** How many pieces each row shows. */
export const homeRowCounts = { hero: 10, arrivals: 9, trending: 12, popular: 10 } as const satisfies Record<HomeRowName, number>

/** Filled by the shop as ever, by chosen pieces, by a rule after chosen pieces, or not shown; the hero is always shown. */
export const homeRowModes = ['default', 'hand', 'rule', 'hidden'] as const

/** Where a banner stands: among the slides at the top, or between the popular pieces. */
export const bannerPlaces = ['hero', 'popular'] as const

/** A banner as it is stored; times in ISO 8601. */
export type BannerValues = {
  id: number
  place: (typeof bannerPlaces)[number]
  title_ru: string
  title_en: string
  text_ru: string
  text_en: string
  button_ru: string
  button_en: string
  link: string
  picture: string | null
  /** What the picture shows, for people who do not see it; empty where it only decorates. */
  alt_ru: string
  alt_en: string
  shown_from: string | null
  shown_until: string | null
  is_active: boolean
}

/** A banner of the database: what was written before pictures had texts has none. */
export type StoredBanner = Omit<BannerValues, 'alt_ru' | 'alt_en'> & Partial<Pick<BannerValues, 'alt_ru' | 'alt_en'>>

/** What a row shows: `pieces` come first in their order; a rule adds others. Prices in whole US dollars. */
export type HomeRow = {
  mode: (typeof homeRowModes)[number]
  title_ru: string
  title_en: string
  pieces: number[]
  kind: Kind | null
  brand_ids: number[]
  min_price: number | null
  max_price: number | null
  tag: string | null
  ordering: Ordering
}
export type HomeRows = Partial<Record<HomeRowName, HomeRow>>

/** A row that the shop fills by itself. */
export const defaultRow: HomeRow = {
  mode: 'default',
  title_ru: '',
  title_en: '',
  pieces: [],
  kind: null,
  brand_ids: [],
  min_price: null,
  max_price: null,
  tag: null,
  ordering: '-published_at',
}

/** Whether a banner is shown at a time, in milliseconds. */
export function isBannerShown({ is_active: isActive, shown_from: from, shown_until: until }: BannerValues, now: number): boolean {
  return isActive && (from === null || Date.parse(from) <= now) && (until === null || now < Date.parse(until))
}
