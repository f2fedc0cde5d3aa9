import { z } from 'zod'
import { faqSections } from '#contract/content.ts'
import { Day } from '#contract/date.ts'
import { Id, IdParam } from '#contract/id.ts'
import { languages } from '#contract/language.ts'
import { unknownFaqFacts } from '#contract/rules/staff/faq-facts.ts'
import { readVideoAddress, videoAddress } from '#contract/rules/staff/video-address.ts'
import { isWebAddress } from '#contract/rules/staff/web-address.ts'
import { Paragraphs, SingleLine, Version } from '#contract/staff/amounts.ts'
import { staffLimits } from '#contract/staff/limits.ts'

const entriesMax = 1000

const Paragraph = Paragraphs.transform((text) => text.replaceAll(/\s+/gu, ' '))
const FilledParagraph = Paragraph.refine((text) => text !== '' && unknownFaqFacts(text).length === 0)
const Title = SingleLine.min(1)

const Address = z
  .string()
  .max(500)
  .transform((text, ctx) => {
    const found = readVideoAddress(text)
    if (found) return videoAddress(found.id)
    ctx.addIssue({ code: 'custom' })
    return z.NEVER
  })

const Line = z
  .string()
  .trim()
  .min(1)
  .regex(/^\P{Cc}*$/u)
const ShortName = Line.max(staffLimits.reviewNameMaxChars)
const Url = Line.max(staffLimits.reviewUrlMaxChars).refine((text) => text === '' || isWebAddress(text), {
  params: { field: 'web_address' },
})

const faq = {
  section: z.enum(faqSections),
  question_ru: Title,
  question_en: Title,
  answer_ru: FilledParagraph,
  answer_en: FilledParagraph,
  is_active: z.boolean(),
}
const video = {
  title_ru: Title,
  title_en: Title,
  description_ru: Paragraph,
  description_en: Paragraph,
  video_url: Address,
  format: z.enum(['vertical', 'other']),
  is_active: z.boolean(),
}
const review = {
  author: ShortName,
  text: Paragraphs.min(1).max(staffLimits.reviewTextMaxChars),
  language: z.enum(languages).meta({ description: 'The language in which the review was written. It is not translated.' }),
  source_name: ShortName,
  source_url: Url,
  written_on: Day,
  is_active: z.boolean(),
}

export const WriteFaq = z.strictObject(faq)
export type WriteFaq = z.output<typeof WriteFaq>
export const ChangeFaq = z.strictObject({ version: Version, ...faq })
export const WriteVideo = z.strictObject(video)
export type WriteVideo = z.output<typeof WriteVideo>
export const ChangeVideo = z.strictObject({ version: Version, ...video })
export const WriteReview = z.strictObject(review)
export type WriteReview = z.output<typeof WriteReview>
export const ChangeReview = z.strictObject({ version: Version, ...review })

const written = { id: Id, version: z.int() }
const text = z.string()
const StaffFaq = z.object({ ...faq, ...written, question_ru: text, question_en: text, answer_ru: text, answer_en: text })
const StaffVideo = z.object({
  ...video,
  ...written,
  title_ru: text,
  title_en: text,
  description_ru: text,
  description_en: text,
  video_url: text,
  video_id: text.nullable().meta({ description: 'Null if the URL is not that of a video; the video is then not shown.' }),
})
const StaffReview = z.object({
  ...review,
  ...written,
  author: text,
  text,
  source_name: text,
  source_url: text,
  written_on: z.iso.date(),
})

export const StaffFaqs = z.object({ results: z.array(StaffFaq) })
export const StaffVideos = z.object({ results: z.array(StaffVideo) })
export const StaffReviews = z.object({ results: z.array(StaffReview) })

/**
 * Arranges entries in the order of `ids`. The entries are placed only in positions that they already hold. All other entries keep their
 * positions.
 */
export const ContentOrder = z.strictObject({
  ids: z
    .array(Id)
    .min(2)
    .max(entriesMax)
    .refine((ids) => new Set(ids).size === ids.length),
})
export const ContentParams = z.strictObject({ id: IdParam })

const action = { action_id: z.string() }
export const WrittenContent = z.object({ id: Id, ...action })
export const DoneContent = z.object(action)
