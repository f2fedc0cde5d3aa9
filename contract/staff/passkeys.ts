import { z } from 'zod'
import { staffLimits } from '#contract/staff/limits.ts'

const base64url = (maxChars: number) =>
  z
    .string()
    .min(1)
    .max(maxChars)
    .regex(/^[\w-]+$/)

/** Transports between a browser and the authenticator of a passkey. */
export const passkeyTransports = ['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb'] as const

/** Options to create a passkey; bytes are base64url. */
export const PasskeyCreation = z.object({
  challenge: z.string(),
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), display_name: z.string() }),
  algorithms: z.array(z.int()),
  exclude: z.array(z.string()),
  timeout_ms: z.int(),
  suggested_name: z.string().meta({ description: 'Browser and operating system of the request.' }),
})

/** A new credential, from `AuthenticatorAttestationResponse`. */
export const NewPasskey = z.strictObject({
  name: z.string().trim().min(1).max(staffLimits.passkeyNameMaxChars),
  credential_id: base64url(1400),
  client_data: base64url(4000),
  authenticator_data: base64url(4000),
  public_key: base64url(2000),
  algorithm: z.int(),
  transports: z.array(z.string().max(20)).max(10),
})

/** Options to use a passkey; without `allow`, any passkey of this site. */
export const PasskeyRequest = z.object({
  challenge: z.string(),
  rp_id: z.string(),
  allow: z.array(z.object({ id: z.string(), transports: z.array(z.enum(passkeyTransports)) })),
  timeout_ms: z.int(),
})

/** A signed challenge, from `AuthenticatorAssertionResponse`. */
export const PasskeyAssertion = z.strictObject({
  credential_id: base64url(1400),
  client_data: base64url(4000),
  authenticator_data: base64url(4000),
  signature: base64url(2000),
  user_handle: base64url(100).nullable(),
})
export type PasskeyAssertion = z.output<typeof PasskeyAssertion>
export type NewPasskey = z.output<typeof NewPasskey>

/** A passkey, as its owner sees it. */
export const StaffPasskey = z.object({
  id: z.uuid(),
  name: z.string(),
  created_at: z.iso.datetime(),
  used_at: z.iso.datetime().nullable(),
})
export const StaffPasskeyPath = z.object({ id: z.uuid() })
