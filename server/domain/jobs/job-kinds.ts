import { z } from 'zod'
import { orderOccasions } from '#server/domain/orders/order-occasions.ts'
import { Mail } from '#server/ports/mail.ts'

const nothing = z.strictObject({})

/** Everything that can be done later, and what each kind is told. `server/jobs.ts` says how it is done. */
export const jobKinds = {
  mail: Mail,
  telegram: z.strictObject({ chat: z.string(), text: z.string() }),
  'lapse-order': z.strictObject({ order: z.uuid() }),
  'lapse-orders': nothing,
  'order-notice': z.strictObject({ order: z.uuid(), occasion: z.enum(orderOccasions) }),
  'announce-enquiry': z.strictObject({ enquiry_id: z.int(), by: z.enum(['mail', 'telegram']), to: z.string() }),
  'forget-done-jobs': nothing,
  'forget-sign-ins': nothing,
  'forget-photos': nothing,
  'forget-enquiries': nothing,
  'forget-outbox': nothing,
} as const satisfies Record<string, z.ZodType>

export type JobKind = keyof typeof jobKinds
export type JobPayload<Kind extends JobKind> = z.input<(typeof jobKinds)[Kind]>

/** What comes again and again, and after how many seconds; its payload is empty. */
export const periodicJobs: Partial<Record<JobKind, number>> = {
  'lapse-orders': 3600,
  'forget-done-jobs': 3600,
  'forget-sign-ins': 3600,
  'forget-photos': 3600,
  'forget-enquiries': 86_400,
  'forget-outbox': 86_400,
}

/** About a day of tries, the last ones an hour apart: a carrier may be away that long. */
export const attemptsMax = 30
