import { z } from 'zod'
import { hourS, dayS } from '#contract/rules/durations.ts'
import { orderNotifications } from '#server/domain/orders/order-notifications.ts'
import { StaffNoticePayload } from '#server/domain/staff-notices/notice-email.ts'
import { StaffEmailPayload } from '#server/domain/staff/staff-email.ts'
import { MailMessage } from '#server/ports/mail.ts'

const nothing = z.strictObject({})

/** All kinds of jobs with their payloads. `server/start/job-handlers.ts` has their handlers. */
export const jobKinds = {
  mail: MailMessage,
  telegram: z.strictObject({ chat: z.string(), text: z.string() }),
  'lapse-order': z.strictObject({ order: z.uuid() }),
  'lapse-orders': nothing,
  'order-notice': z.strictObject({ order: z.uuid(), occasion: z.enum(orderNotifications), key: z.string().optional() }),
  'coin-order-reminder': z.strictObject({ order: z.uuid() }),
  'thread-answer': z.strictObject({ message: z.int() }),
  'watch-threads': nothing,
  'announce-enquiry': z.strictObject({ enquiry_id: z.int(), by: z.enum(['mail', 'telegram']), to: z.string() }),
  'staff-email': StaffEmailPayload,
  'staff-notice': StaffNoticePayload,
  'watch-messages': nothing,
  'purge-staff-notices': nothing,
  'test-email': z.strictObject({ id: z.uuid() }),
  'run-piece-plan': z.strictObject({ piece: z.int() }),
  'run-piece-plans': nothing,
  'expire-hold': z.strictObject({ hold: z.uuid() }),
  'expire-holds': nothing,
  'consignment-notices': nothing,
  'hold-notice': z.strictObject({ hold: z.uuid(), until: z.iso.datetime() }),
  'forget-done-jobs': nothing,
  'forget-sign-ins': nothing,
  'forget-photos': nothing,
  'forget-enquiries': nothing,
  'forget-outbox': nothing,
  'purge-piece-deletions': nothing,
  'export-person': z.strictObject({ id: z.uuid() }),
  'purge-person-exports': nothing,
  'make-photo': z.strictObject({ upload: z.uuid() }),
  'purge-photo-uploads': nothing,
  'purge-staff-events': nothing,
  'weekly-email': nothing,
  'write-stock-day': nothing,
} as const satisfies Record<string, z.ZodType>

export type JobKind = keyof typeof jobKinds
export type JobPayload<Kind extends JobKind> = z.input<(typeof jobKinds)[Kind]>

/** Kinds that wait for another service: a transport that hangs must not hold up what only needs the database. */
export const externalKinds: ReadonlySet<string> = new Set<JobKind>([
  'mail',
  'telegram',
  'staff-email',
  'staff-notice',
  'test-email',
  'announce-enquiry',
  'thread-answer',
  'forget-photos',
  'forget-enquiries',
  'export-person',
  'purge-person-exports',
  'make-photo',
  'purge-photo-uploads',
])

/** Recurring jobs with their period in seconds; their payload is empty. */
export const periodicJobs: Partial<Record<JobKind, number>> = {
  'lapse-orders': hourS,
  'expire-holds': hourS,
  'run-piece-plans': hourS,
  'consignment-notices': hourS,
  'forget-done-jobs': hourS,
  'forget-sign-ins': hourS,
  'forget-photos': hourS,
  'purge-person-exports': hourS,
  'forget-enquiries': dayS,
  'watch-threads': hourS / 12,
  'forget-outbox': dayS,
  'purge-piece-deletions': dayS,
  'purge-photo-uploads': dayS,
  'purge-staff-events': hourS,
  'weekly-email': hourS,
  'purge-staff-notices': dayS,
  'watch-messages': hourS / 12,
  'write-stock-day': hourS,
}
