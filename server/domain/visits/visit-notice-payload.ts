import { z } from 'zod'

/** What a person is told of a visit. */
const visitNotifications = ['confirmed', 'moved', 'cancelled', 'reminder'] as const
export type VisitNotification = (typeof visitNotifications)[number]

/** The visit as it was when the letter was caused: one that has another time since gets another letter. */
export const VisitNoticePayload = z.strictObject({ visit: z.int(), notification: z.enum(visitNotifications), starts_at: z.iso.datetime() })
export type VisitNotice = z.output<typeof VisitNoticePayload>
