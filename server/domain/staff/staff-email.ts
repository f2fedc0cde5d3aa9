import { z } from 'zod'
import { languages } from '#contract/language.ts'

const walletNotices = [
  'wallet-proposed',
  'wallet-approved',
  'wallet-active',
  'wallet-cancelled',
  'wallet-dropped',
  'wallet-stopped',
] as const
export type WalletNotice = (typeof walletNotices)[number]

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
  ...walletNotices,
] as const
export type StaffNotice = (typeof staffNotices)[number]

/**
 * The payload of an email to the staff member `to` or, if `to` is null, to the person invited by `link`. Does not contain the link's
 * secret, which is derived when the email is sent. `about` contains the values of the placeholders.
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

/** The payload of a message to a person's Telegram chat, or to the shop's chat if there is no person. */
export const StaffMessagePayload = StaffEmailPayload.extend({ notice: z.enum(walletNotices) })
export type StaffMessagePayload = z.output<typeof StaffMessagePayload>
