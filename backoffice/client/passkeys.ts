import { callStaff } from '#backoffice/client/call-staff.ts'
import { adoptSession, openSession } from '#backoffice/client/sign-in.ts'
import type { StaffResponseOf } from '#contract/staff-endpoints.ts'
import type { StaffSession } from '#contract/staff/session.ts'

type Creation = StaffResponseOf<'POST /api/staff/me/passkeys/options/'>
type Request = StaffResponseOf<'POST /api/staff/session/passkey-options/'>

/** Whether passkeys can be used here: WebAuthn requires a secure context on a domain name; an IP address does not work. */
export function arePasskeysOffered(): boolean {
  const isAddress = /^\[|^[\d.]+$/.test(location.hostname)
  return isSecureContext && !isAddress && 'PublicKeyCredential' in window
}

/** Signs in with a passkey of this device or of a nearby phone; null if the person cancels. */
export async function signInByPasskey(): Promise<StaffSession | null> {
  const signed = await signBy(await callStaff('POST /api/staff/session/passkey-options/', { body: {} }))
  return signed && callStaff('POST /api/staff/session/passkey/', { body: signed })
}

/** Like `signInByPasskey`, for an action that requires a step-up. */
export async function stepUpByPasskey(): Promise<StaffSession | null> {
  const signed = await signBy(await callStaff('POST /api/staff/session/step-up/passkey-options/', { body: {} }))
  return signed && callStaff('POST /api/staff/session/step-up/passkey/', { body: signed })
}

export type MadePasskey = { suggestedName: string; save: (name: string) => Promise<void> }

/** Creates a passkey on the device. It is unusable until it is saved under a name. Returns null if the person cancels. */
export async function makePasskey(): Promise<MadePasskey | null> {
  const options = await callStaff('POST /api/staff/me/passkeys/options/', { body: {} })
  const made = await create(options)
  if (!made) return null
  return {
    suggestedName: options.suggested_name === 'unknown' ? '' : options.suggested_name,
    save: async (name) => {
      await callStaff('POST /api/staff/me/passkeys/', { body: { name, ...made } })
      await readSessionAgain()
    },
  }
}

export async function removePasskey(id: string): Promise<void> {
  await callStaff('DELETE /api/staff/me/passkeys/:id/', { params: { id } })
  await readSessionAgain()
}

/** Refreshes the session, which says whether a passkey can be used for a step-up. */
async function readSessionAgain(): Promise<void> {
  const session = await openSession()
  if (typeof session !== 'string') adoptSession(session)
}

async function create({ challenge, rp, user, algorithms, exclude, timeout_ms: timeout }: Creation) {
  const credential = await unlessDeclined(() =>
    navigator.credentials.create({
      publicKey: {
        challenge: bytesOf(challenge),
        rp,
        user: { id: bytesOf(user.id), name: user.name, displayName: user.display_name },
        pubKeyCredParams: algorithms.map((alg) => ({ type: 'public-key', alg })),
        excludeCredentials: exclude.map((id) => ({ type: 'public-key', id: bytesOf(id) })),
        authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'required' },
        attestation: 'none',
        timeout,
      },
    }),
  )
  if (!(credential instanceof PublicKeyCredential) || !(credential.response instanceof AuthenticatorAttestationResponse)) return null
  const { response } = credential
  return {
    credential_id: textOf(credential.rawId),
    client_data: textOf(response.clientDataJSON),
    authenticator_data: textOf(response.getAuthenticatorData()),
    public_key: textOf(response.getPublicKey() ?? new ArrayBuffer(1)),
    algorithm: response.getPublicKeyAlgorithm(),
    transports: response.getTransports(),
  }
}

async function signBy({ challenge, rp_id: rpId, allow, timeout_ms: timeout }: Request) {
  const credential = await unlessDeclined(() =>
    navigator.credentials.get({
      publicKey: {
        challenge: bytesOf(challenge),
        rpId,
        allowCredentials: allow.map(({ id, transports }) => ({
          type: 'public-key',
          id: bytesOf(id),
          ...(transports.length ? { transports: transports.filter(isKnownTransport) } : {}),
        })),
        userVerification: 'required',
        timeout,
      },
    }),
  )
  if (!(credential instanceof PublicKeyCredential) || !(credential.response instanceof AuthenticatorAssertionResponse)) return null
  const { response } = credential
  return {
    credential_id: textOf(credential.rawId),
    client_data: textOf(response.clientDataJSON),
    authenticator_data: textOf(response.authenticatorData),
    signature: textOf(response.signature),
    user_handle: response.userHandle?.byteLength ? textOf(response.userHandle) : null,
  }
}

/** Returns null if the person closed the browser's dialog or it timed out. */
async function unlessDeclined<T>(ask: () => Promise<T>): Promise<T | null> {
  try {
    return await ask()
  } catch (error) {
    if (error instanceof DOMException && ['NotAllowedError', 'AbortError'].includes(error.name)) return null
    throw error
  }
}

type Transport = Request['allow'][number]['transports'][number]

/** The DOM types do not include every transport yet. */
const isKnownTransport = (transport: Transport): transport is AuthenticatorTransport & Transport =>
  transport !== 'cable' && transport !== 'smart-card'

function bytesOf(base64url: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(base64url.replaceAll('-', '+').replaceAll('_', '/')), (character) => character.charCodeAt(0))
}

function textOf(buffer: ArrayBuffer): string {
  const characters = Array.from(new Uint8Array(buffer), (byte) => String.fromCharCode(byte)).join('')
  return btoa(characters).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}
