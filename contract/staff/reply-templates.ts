import { z } from 'zod'
import { Id, IdParam } from '#contract/id.ts'
import { unknownReplyFields } from '#contract/rules/staff/fill-reply.ts'
import { threadKinds } from '#contract/rules/staff/thread-enums.ts'
import { LongText } from '#contract/staff/order-steps.ts'

const body = LongText.refine((text) => unknownReplyFields(text).length === 0)
const fields = {
  name: z.string().trim().min(1).max(100),
  kinds: z.array(z.enum(threadKinds)).max(threadKinds.length),
  body_ru: body,
  body_en: body,
}

/** What is answered again and again, in both languages; no kinds: for any thread. */
const ReplyTemplate = z.object({ id: Id, ...fields, body_ru: z.string(), body_en: z.string() })
export const ReplyTemplates = z.object({ results: z.array(ReplyTemplate) })
export const WriteReplyTemplate = z.strictObject(fields)
export type WriteReplyTemplate = z.output<typeof WriteReplyTemplate>
export const ReplyTemplateParams = z.strictObject({ id: IdParam })
