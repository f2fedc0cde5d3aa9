import { z } from 'zod'
import { DateTime } from '#contract/date.ts'
import { Id } from '#contract/id.ts'
import { limits } from '#contract/limits.ts'
import { kinds } from '#contract/piece.ts'
import { orderings } from '#contract/rules/orderings.ts'
import { bannerPlaces, homeRowModes, homeRows } from '#contract/rules/staff/home-parts.ts'
import { SingleLine, Version } from '#contract/staff/amounts.ts'
import { staffLimits } from '#contract/staff/limits.ts'
import { PhotoCrop } from '#contract/staff/photos.ts'

const Words = (max: number) => SingleLine.max(max)
const Time = DateTime.transform((date) => date.toISOString()).nullable()
const isAfter = ({ shown_from: from, shown_until: until }: { shown_from: string | null; shown_until: string | null }) =>
  from === null || until === null || from < until

const Banner = z
  .strictObject({
    id: Id,
    place: z.enum(bannerPlaces),
    title_ru: Words(staffLimits.bannerTitleMaxChars).min(1),
    title_en: Words(staffLimits.bannerTitleMaxChars).min(1),
    text_ru: Words(200),
    text_en: Words(200),
    button_ru: Words(staffLimits.bannerButtonMaxChars),
    button_en: Words(staffLimits.bannerButtonMaxChars),
    link: SingleLine.min(1),
    picture: z.uuid().nullable(),
    alt_ru: Words(200).default(''),
    alt_en: Words(200).default(''),
    shown_from: Time,
    shown_until: Time,
    is_active: z.boolean(),
  })
  .refine(isAfter, { path: ['shown_until'] })

const distinct = (ids: readonly number[]) => new Set(ids).size === ids.length
const Price = z.number().min(0).max(limits.priceMaxUsd).nullable()
const Row = z.strictObject({
  mode: z.enum(homeRowModes),
  title_ru: Words(60),
  title_en: Words(60),
  pieces: z.array(Id).max(staffLimits.homeRowPiecesMax).refine(distinct),
  kind: z.enum(kinds).nullable(),
  brand_ids: z.array(Id).max(20).refine(distinct),
  min_price: Price,
  max_price: Price,
  tag: SingleLine.min(1).max(staffLimits.tagMaxChars).nullable(),
  ordering: z.enum(orderings),
})
const Rows = z.strictObject({ hero: Row.optional(), arrivals: Row.optional(), trending: Row.optional(), popular: Row.optional() })
const Banners = z
  .array(Banner)
  .max(staffLimits.bannersMax)
  .refine((banners) => distinct(banners.map(({ id }) => id)))

/** Replaces the draft of the home page. `banners: null` keeps the built-in banners. */
export const ChangeHome = z.strictObject({ version: Version, banners: Banners.nullable(), rows: Rows })
export type ChangeHome = z.output<typeof ChangeHome>
export const HomeVersion = z.strictObject({ version: Version })

const Cut = z.object({ url: z.string(), width: z.int(), height: z.int(), crop: PhotoCrop.nullable() })
/** A banner picture with two crops, for desktops (`desk`) and for phones. */
export const HomePicture = z.object({ id: z.uuid(), desk: Cut, phone: Cut })
export const HomePictureParams = z.strictObject({ id: z.uuid() })
export const CropHomePicture = z.strictObject({ desk: PhotoCrop.nullable(), phone: PhotoCrop.nullable() })

const Named = z.object({
  id: Id,
  kind: z.enum(kinds),
  name: z.string(),
  reference: z.string().nullable(),
  thumbnail_url: z.string().nullable(),
  is_listed: z.boolean(),
})

const Stored = z.object({
  ...Banner.shape,
  title_ru: z.string(),
  title_en: z.string(),
  text_ru: z.string(),
  text_en: z.string(),
  link: z.string(),
  alt_ru: z.string(),
  alt_en: z.string(),
  shown_from: z.string().nullable(),
  shown_until: z.string().nullable(),
})

/**
 * Draft of the home page. `is_changed`: whether the draft differs from the published page. `has_own_banners`: false while the draft uses
 * the built-in banners.
 */
export const HomeDraft = z.object({
  version: z.int(),
  banners: z.array(Stored),
  has_own_banners: z.boolean(),
  rows: z.record(z.enum(homeRows), Row),
  is_changed: z.boolean(),
  pictures: z.array(HomePicture),
  pieces: z.array(Named),
})
export type HomeDraft = z.output<typeof HomeDraft>

export const HomeDone = z.object({ action_id: z.string() })
/** `path`: URL path that shows the home page with the draft. */
export const HomePreview = z.object({ path: z.string() })
