import { z } from 'zod'
import { offices } from '#contract/offices.ts'
import { type NoticeChannel, noticeChannels, type NoticeKind, noticeKinds } from '#contract/rules/staff/notices.ts'

const KindName = z.enum(noticeKinds)
const channels = z.array(z.enum(noticeChannels)).max(noticeChannels.length)

const StaffNotice = z.object({
  id: z.int(),
  kind: KindName,
  subject: z.object({ kind: z.string(), id: z.string(), label: z.string() }),
  at: z.iso.datetime(),
  is_read: z.boolean(),
})
export type StaffNotice = z.output<typeof StaffNotice>

export const StaffNotices = z.object({ unread: z.int(), results: z.array(StaffNotice) })
export const ReadNotices = z.strictObject({ up_to: z.int().min(0) })
export const UnreadNotices = z.object({ unread: z.int() })

const zones = offices.map(({ timeZone }) => timeZone)
const Time = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/)
const QuietHours = z
  .strictObject({ from: Time, to: Time, time_zone: z.string().refine((zone) => zones.some((known) => known === zone)) })
  .refine(({ from, to }) => from !== to, { path: ['to'] })

const choices = {
  channels: z.partialRecord(KindName, channels),
  telegram_chat: z
    .string()
    .regex(/^-?\d{1,20}$/)
    .nullable()
    .meta({ description: 'Id of a chat that the shop’s bot may write to.' }),
  quiet_hours: QuietHours.nullable(),
}
export const NoticeChoice = z.strictObject(choices)
export type NoticeChoice = z.output<typeof NoticeChoice>
export const NoticeSettings = z.object({
  ...choices,
  kinds: z.array(KindName).meta({ description: 'Kinds of notices that the role may receive.' }),
})
export const ChosenNotices = z.object({ action_id: z.string() })

export type ChannelsByKind = Partial<Record<NoticeKind, NoticeChannel[]>>
