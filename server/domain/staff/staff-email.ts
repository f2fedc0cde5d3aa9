import { z } from 'zod'
import { languages } from '#contract/language.ts'

/** What the staff is told by email. */
const staffNotices = [
  'invitation',
  'reset',
  'new-device',
  'reset-made',
  'factor-locked',
  'locked-by-link',
  'passkey-added',
  'passkey-removed',
  'weekly',
  'weekly-broken',
] as const
export type StaffNotice = (typeof staffNotices)[number]

/**
 * The payload of an email to the staff: to a staff member, or with a link alone to the address of its invitation. The link's secret is
 * not in it, but made when the email leaves. `about` are the values of its sentences.
 */
export const StaffEmailPayload = z.strictObject({
  notice: z.enum(staffNotices),
  to: z.uuid().nullable(),
  link: z.uuid().nullable(),
  origin: z.string(),
  language: z.enum(languages).optional(),
  about: z.record(z.string(), z.string()),
})
export type StaffEmailPayload = z.output<typeof StaffEmailPayload>
