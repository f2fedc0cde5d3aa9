import { z } from 'zod'
import { faqSections } from '#contract/content.ts'
import { Id, IdParam } from '#contract/id.ts'
import { unknownFaqFacts } from '#contract/rules/staff/faq-facts.ts'
import { readVideoAddress, videoAddress } from '#contract/rules/staff/video-address.ts'
import { Paragraphs, SingleLine, Version } from '#contract/staff/amounts.ts'

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

export const WriteFaq = z.strictObject(faq)
export type WriteFaq = z.output<typeof WriteFaq>
export const ChangeFaq = z.strictObject({ version: Version, ...faq })
export const WriteVideo = z.strictObject(video)
export type WriteVideo = z.output<typeof WriteVideo>
export const ChangeVideo = z.strictObject({ version: Version, ...video })

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

export const StaffFaqs = z.object({ results: z.array(StaffFaq) })
export const StaffVideos = z.object({ results: z.array(StaffVideo) })

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
