import { z } from 'zod'
import { DateTimeText } from '#contract/date.ts'
import { EmailTextOrEmpty } from '#contract/email-text.ts'
import { Id } from '#contract/id.ts'
import { limits } from '#contract/limits.ts'
import { isPhone } from '#contract/rules/phone.ts'
import { handChannels, threadChannels } from '#contract/rules/staff/thread-enums.ts'
import { Version } from '#contract/staff/amounts.ts'
import { staffLimits } from '#contract/staff/limits.ts'
import { LongText } from '#contract/staff/order-steps.ts'
import { FileToken } from '#contract/staff/threads.ts'

/** Body of `POST …/status/`. `version`: version of the thread that the staff member saw. */
export const MoveThread = z.strictObject({ version: Version, status: z.enum(['open', 'waiting', 'done', 'spam']) })
/** Body of `PUT …/read/`. `read_to`: time up to which the customer's messages are read; null marks them unread. */
export const ReadThread = z.strictObject({ read_to: DateTimeText.nullable() })
export const WriteThreadNote = z.strictObject({ body: LongText })
export const AssignThread = z.strictObject({ staff_id: z.uuid().nullable() })
export const ThreadReply = z.strictObject({
  version: Version,
  channel: z.enum(threadChannels),
  body: LongText,
  files: z.array(FileToken).max(staffLimits.replyFilesMax).default([]),
  pieces: z.array(Id).max(staffLimits.replyPiecesMax).default([]).meta({ description: 'Pieces whose cards the reply shows.' }),
})
/** Body of `POST …/answers/by-hand/`: a reply that the staff gave by messenger or by phone. */
export const NoteReply = z.strictObject({ channel: z.enum(handChannels), body: LongText })
export const ChangeThreadEmail = z.strictObject({
  email: EmailTextOrEmpty,
})

const line = z
  .string()
  .trim()
  .max(limits.enquiryLineMaxChars)
  .refine((value) => !/[\r\n\0]/.test(value))

/** `POST /api/staff/threads/`: records a call with the caller, the conversation and its result. */
export const WriteCall = z.strictObject({
  name: line.min(1),
  phone: z
    .string()
    .max(40)
    .refine((value) => value === '' || isPhone(value))
    .default(''),
  body: LongText,
  result: z.enum(['open', 'waiting', 'done']),
})
export type WriteCall = z.output<typeof WriteCall>
