import type { Kind } from '#contract/piece.ts'
import type { Ordering } from '#contract/rules/orderings.ts'

/** Rows of pieces on the home page, from top to bottom. */
export const homeRows = ['hero', 'arrivals', 'trending', 'popular'] as const
export type HomeRowName = (typeof homeRows)[number]

export const homeRowCounts = { hero: 10, arrivals: 9, trending: 12, popular: 10 } as const satisfies Record<HomeRowName, number>

/**
 * How a row is filled. `default`: automatically. `hand`: with chosen pieces. `rule`: with chosen pieces, then pieces that match a rule.
 * `hidden`: the row is not shown.
 */
export const homeRowModes = ['default', 'hand', 'rule', 'hidden'] as const

/** Where a banner is shown: among the slides at the top (`hero`), or between the popular pieces. */
export const bannerPlaces = ['hero', 'popular'] as const

/** Values of a banner. Times are ISO 8601. */
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
  /** Alternative text. Empty if the picture is decorative. */
  alt_ru: string
  alt_en: string
  shown_from: string | null
  shown_until: string | null
  is_active: boolean
}

/** A banner as stored. Banners stored by earlier versions of the shop have no alternative texts. */
export type StoredBanner = Omit<BannerValues, 'alt_ru' | 'alt_en'> & Partial<Pick<BannerValues, 'alt_ru' | 'alt_en'>>

/** The content of a row: the chosen `pieces` in their order, then pieces that match the rule. Prices are whole US dollars. */
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

export function isBannerShown({ is_active: isActive, shown_from: from, shown_until: until }: BannerValues, now: number): boolean {
  return isActive && (from === null || Date.parse(from) <= now) && (until === null || now < Date.parse(until))
}
