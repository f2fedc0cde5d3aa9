import { z } from 'zod'
import { languages } from '#contract/language.ts'

/** What owners are told of wallets, by email and Telegram. */
const walletNotices = [
  'wallet-proposed',
  'wallet-approved',
  'wallet-active',
  'wallet-cancelled',
  'wallet-dropped',
  'wallet-stopped',
] as const
export type WalletNotice = (typeof walletNotices)[number]

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
  ...walletNotices,
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

/** The payload of the same to a person's chat of Telegram; to nobody in particular, to the chat of the shop. */
export const StaffMessagePayload = StaffEmailPayload.extend({ notice: z.enum(walletNotices) })
export type StaffMessagePayload = z.output<typeof StaffMessagePayload>
