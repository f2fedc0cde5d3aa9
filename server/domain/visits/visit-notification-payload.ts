import { z } from 'zod'
import { visitNotifications } from '#contract/rules/visit-messages.ts'

/** `starts_at` is the time of the visit when the notification was queued. If the visit has moved since, the notification is skipped. */
export const VisitNotificationPayload = z.strictObject({
  visit: z.int(),
  notification: z.enum(visitNotifications),
  starts_at: z.iso.datetime(),
})
export type VisitMessage = z.output<typeof VisitNotificationPayload>
