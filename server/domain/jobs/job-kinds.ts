import { z } from 'zod'
import { languages } from '#contract/language.ts'
import { textPageNames } from '#contract/rules/page-texts.ts'
import { recordOf } from '#contract/rules/record-of.ts'
import { Erasure } from '#server/domain/backup/erasure-file.ts'
import { periodicJobNames } from '#server/domain/jobs/job-schedule.ts'
import { orderNotifications } from '#server/domain/orders/order-notifications.ts'
import { StaffNoticePayload } from '#server/domain/staff-notices/notice-email.ts'
import { StaffEmailPayload, StaffMessagePayload } from '#server/domain/staff/staff-email.ts'
import { VisitNotificationPayload } from '#server/domain/visits/visit-notification-payload.ts'
import { MailMessage } from '#server/ports/mail.ts'

const periodicKinds = recordOf(periodicJobNames.map((name) => [name, z.strictObject({})] as const))

/** All kinds of jobs with the schemas of their payloads. The handlers are in `server/start/job-handlers.ts`. */
export const jobKinds = {
  ...periodicKinds,
  mail: MailMessage,
  telegram: z.strictObject({ chat: z.string(), text: z.string() }),
  'expire-order': z.strictObject({ order: z.uuid() }),
  'order-notification': z.strictObject({ order: z.uuid(), occasion: z.enum(orderNotifications), key: z.string().optional() }),
  'coin-order-reminder': z.strictObject({ order: z.uuid() }),
  'send-reply': z.strictObject({ message: z.int() }),
  'telegram-photo': z.strictObject({ message: z.int(), file: z.string(), name: z.string().optional() }),
  'announce-enquiry': z.strictObject({ enquiry_id: z.int(), by: z.enum(['mail', 'telegram']), to: z.string() }),
  'staff-email': StaffEmailPayload,
  'staff-message': StaffMessagePayload,
  'staff-notice': StaffNoticePayload,
  'test-email': z.strictObject({ id: z.uuid() }),
  'run-piece-plan': z.strictObject({ piece: z.int() }),
  'publish-page-text': z.strictObject({ page: z.enum(textPageNames) }),
  'expire-hold': z.strictObject({ hold: z.uuid() }),
  'hold-notice': z.strictObject({ hold: z.uuid(), until: z.iso.datetime() }),
  'hold-visit-pieces': z.strictObject({ visit: z.int(), starts_at: z.iso.datetime() }),
  'visit-notification': VisitNotificationPayload,
  'send-document': z.strictObject({ document: z.string(), to: z.string(), language: z.enum(languages) }),
  'export-person': z.strictObject({ id: z.uuid() }),
  'make-photo': z.strictObject({ upload: z.uuid() }),
  'alert-message': z.strictObject({ message: z.int() }),
  'remove-demo-files': z.strictObject({
    photos: z.array(z.strictObject({ hash: z.string(), widths: z.array(z.int()) })),
    originals: z.array(z.string()),
    enquiryFiles: z.array(z.string()),
  }),
  'remove-erased-files': z.strictObject({
    photos: z.array(z.strictObject({ hash: z.string(), widths: z.array(z.int()) })),
    enquiryFiles: z.array(z.string()),
    /** Originals of photographs; absent in jobs of older versions. */
    originals: z.array(z.string()).optional(),
    /** Texts for finding the messages to or about the person in the outbox. Encrypted, because a queued job must not expose a name. */
    texts: z.string(),
    /** The erasure to record in the folder of the backups; absent in jobs of older versions. */
    erasure: Erasure.optional(),
  }),
} as const satisfies Record<string, z.ZodType>

export type JobKind = keyof typeof jobKinds
export type JobPayload<Kind extends JobKind> = z.input<(typeof jobKinds)[Kind]>

/**
 * Kinds of jobs that wait for another service. Their concurrency is limited, because a transport that hangs must not delay jobs that need
 * only the database.
 */
export const externalKinds: ReadonlySet<string> = new Set<JobKind>([
  'mail',
  'telegram',
  'staff-email',
  'staff-message',
  'staff-notice',
  'test-email',
  'announce-enquiry',
  'send-reply',
  'fetch-emails',
  'fetch-rates',
  'telegram-photo',
  'set-telegram-webhook',
  'visit-notification',
  'send-document',
  'alert-message',
  'purge-unclaimed-photos',
  'purge-enquiries',
  'export-person',
  'purge-person-exports',
  'make-photo',
  'purge-photo-uploads',
  'purge-albums',
  'remove-erased-files',
  'remove-demo-files',
])
