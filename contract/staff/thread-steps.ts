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

/** `POST …/status/`: changes the status of a thread. `version`: the version that the staff member read. */
export const MoveThread = z.strictObject({ version: Version, status: z.enum(['open', 'waiting', 'done', 'spam']) })
/** `PUT …/read/`: marks messages as read. `read_to`: time of the last read message; null marks all messages as unread. */
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
/** `POST …/answers/by-hand/`: records a reply that was given outside the shop, by messenger or phone. */
export const NoteReply = z.strictObject({ channel: z.enum(handChannels), body: LongText })
export const ChangeThreadEmail = z.strictObject({
  email: EmailTextOrEmpty,
})

const line = z
  .string()
  .trim()
  .max(limits.enquiryLineMaxChars)
  .refine((value) => !/[\r\n\0]/.test(value))

/** `POST /api/staff/threads/`: creates a thread for a phone call, with the caller, the conversation and the result. */
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
