import { z } from 'zod'
import { staffLimits } from '#contract/staff/limits.ts'

const base64url = (maxChars: number) =>
  z
    .string()
    .min(1)
    .max(maxChars)
    .regex(/^[\w-]+$/)

/** How a browser can reach the authenticator of a passkey. */
export const passkeyTransports = ['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb'] as const

const publicKeyType = z.literal('public-key')
const KnownCredential = z.object({ id: z.string(), type: z.string(), transports: z.array(z.string()).optional() })

/** Options for creating a passkey. `options`: `PublicKeyCredentialCreationOptionsJSON` of WebAuthn level 3; binary values are base64url. */
export const PasskeyCreation = z.object({
  options: z.object({
    challenge: z.string(),
    rp: z.object({ id: z.string().optional(), name: z.string() }),
    user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
    pubKeyCredParams: z.array(z.object({ alg: z.int(), type: publicKeyType })),
    excludeCredentials: z.array(KnownCredential).optional(),
    authenticatorSelection: z
      .object({
        residentKey: z.enum(['discouraged', 'preferred', 'required']).optional(),
        requireResidentKey: z.boolean().optional(),
        userVerification: z.enum(['discouraged', 'preferred', 'required']).optional(),
      })
      .optional(),
    timeout: z.int().optional(),
  }),
  suggested_name: z.string().meta({ description: 'Browser and operating system of the request.' }),
})

const credential = { id: base64url(1400), rawId: base64url(1400), type: publicKeyType }

/** A new credential: `RegistrationResponseJSON` of WebAuthn. Unknown members are ignored. */
const NewPasskeyCredential = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: base64url(4000),
    attestationObject: base64url(20_000),
    transports: z.array(z.string().max(20)).max(10).optional(),
  }),
})
export const NewPasskey = z.strictObject({
  name: z.string().trim().min(1).max(staffLimits.passkeyNameMaxChars),
  credential: NewPasskeyCredential,
})

/**
 * Options for signing in with a passkey: `PublicKeyCredentialRequestOptionsJSON` of WebAuthn. Without `allowCredentials`, any passkey of
 * this site is accepted.
 */
export const PasskeyRequest = z.object({
  challenge: z.string(),
  rpId: z.string().optional(),
  allowCredentials: z.array(KnownCredential).optional(),
  userVerification: z.enum(['discouraged', 'preferred', 'required']).optional(),
  timeout: z.int().optional(),
})

/** A signed challenge: `AuthenticationResponseJSON` of WebAuthn. Unknown members are ignored. */
export const PasskeyAssertion = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: base64url(4000),
    authenticatorData: base64url(4000),
    signature: base64url(2000),
    // empty if the authenticator does not store a user handle
    userHandle: base64url(100).or(z.literal('')).optional(),
  }),
})
export type PasskeyRequest = z.output<typeof PasskeyRequest>
export type PasskeyAssertion = z.output<typeof PasskeyAssertion>
export type NewPasskeyCredential = z.output<typeof NewPasskeyCredential>
export type NewPasskey = z.output<typeof NewPasskey>

export const StaffPasskey = z.object({
  id: z.uuid(),
  name: z.string(),
  created_at: z.iso.datetime(),
  used_at: z.iso.datetime().nullable(),
})
export const StaffPasskeyPath = z.object({ id: z.uuid() })
