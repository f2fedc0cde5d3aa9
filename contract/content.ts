import { z } from 'zod'
import { languages } from '#contract/language.ts'

const BannerPicture = z
  .object({
    image_url: z.string(),
    srcset_avif: z.string(),
    srcset_webp: z.string(),
    phone_srcset_avif: z.string(),
    phone_srcset_webp: z.string(),
    width: z.int(),
    height: z.int(),
    placeholder: z.string(),
    alt: z.string(),
  })
  .meta({ id: 'BannerPicture' })

/**
 * A promo banner of the home page. `link`: a path of this site or an https URL. `button`: the label of the link. `picture`: the image in
 * all sizes. An empty `alt` marks the picture as decorative.
 */
export const Banner = z
  .object({
    id: z.int(),
    title: z.string(),
    text: z.string(),
    image: z.string().nullable(),
    link: z.string(),
    button: z.string().optional(),
    picture: BannerPicture.optional(),
  })
  .meta({ id: 'Banner' })
export type Banner = z.infer<typeof Banner>

export const faqSections = ['order', 'delivery', 'warranty', 'products'] as const
export const Faq = z
  .object({
    id: z.int(),
    section: z.enum(faqSections),
    question: z.string(),
    answer: z.string(),
    is_active: z.boolean(),
    order: z.int(),
  })
  .meta({ id: 'Faq' })
export type Faq = z.infer<typeof Faq>

export const Video = z
  .object({
    id: z.int(),
    title: z.string(),
    description: z.string(),
    video_url: z.string(),
    format: z.enum(['vertical', 'other']),
  })
  .meta({ id: 'Video' })
export type Video = z.infer<typeof Video>

/** A customer's words about the shop, published elsewhere. `text` is in `language`, and has a paragraph per line. */
export const Review = z
  .object({
    id: z.int(),
    author: z.string(),
    text: z.string(),
    language: z.enum(languages),
    source_name: z.string(),
    source_url: z.string(),
    written_on: z.iso.date(),
  })
  .meta({ id: 'Review' })
export type Review = z.infer<typeof Review>
