import { z } from 'zod'

/** Notifications to the person about a visit. */
const visitNotifications = ['confirmed', 'moved', 'cancelled', 'reminder'] as const
export type VisitNotification = (typeof visitNotifications)[number]

/** `starts_at` is the visit's time when the email was queued: after a move, another email replaces it. */
export const VisitNotificationPayload = z.strictObject({
  visit: z.int(),
  notification: z.enum(visitNotifications),
  starts_at: z.iso.datetime(),
})
export type VisitMessage = z.output<typeof VisitNotificationPayload>
