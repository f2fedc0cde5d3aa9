import { z } from 'zod'
import { Id, IdParam } from '#contract/id.ts'
import { unknownReplyFields } from '#contract/rules/staff/fill-reply.ts'
import { threadKinds } from '#contract/rules/staff/thread-enums.ts'
import { Version } from '#contract/staff/amounts.ts'
import { staffLimits } from '#contract/staff/limits.ts'
import { LongText } from '#contract/staff/order-steps.ts'

const body = LongText.refine((text) => unknownReplyFields(text).length === 0)
const name = z.string().trim().min(1).max(staffLimits.templateNameMaxChars)
const fields = {
  name_ru: name,
  name_en: name,
  kinds: z.array(z.enum(threadKinds)).max(threadKinds.length),
  body_ru: body,
  body_en: body,
}

/** A template with empty `kinds` applies to all threads. */
const ReplyTemplate = z.object({ id: Id, version: z.int(), ...fields, body_ru: z.string(), body_en: z.string() })
export const ReplyTemplates = z.object({ results: z.array(ReplyTemplate) })
export const WriteReplyTemplate = z.strictObject(fields)
export type WriteReplyTemplate = z.output<typeof WriteReplyTemplate>
export const ChangeReplyTemplate = z.strictObject({ version: Version, ...fields })
export type ChangeReplyTemplate = z.output<typeof ChangeReplyTemplate>
export const ReplyTemplateParams = z.strictObject({ id: IdParam })
