import { callStaff } from '#backoffice/client/call-staff.ts'
import { setCurrentSession, openSession } from '#backoffice/client/sign-in.ts'
import type { StaffResponseOf } from '#contract/staff-endpoints.ts'
import type { StaffSession } from '#contract/staff/session.ts'

type PasskeyRequest = StaffResponseOf<'POST /api/staff/session/passkey-options/'>

const loadWebauthn = () => import('@simplewebauthn/browser')

/** Whether passkeys can be used here. WebAuthn requires a secure context and a domain name; an IP address does not work. */
export function arePasskeysOffered(): boolean {
  const isAddress = /^\[|^[\d.]+$/.test(location.hostname)
  return isSecureContext && !isAddress && 'PublicKeyCredential' in window
}

/** Signs in with a passkey of this device or a nearby phone; null if the person cancels. */
export async function signInByPasskey(): Promise<StaffSession | null> {
  const signed = await signBy(await callStaff('POST /api/staff/session/passkey-options/', { body: {} }))
  return signed && callStaff('POST /api/staff/session/passkey/', { body: signed })
}

export async function stepUpByPasskey(): Promise<StaffSession | null> {
  const signed = await signBy(await callStaff('POST /api/staff/session/step-up/passkey-options/', { body: {} }))
  return signed && callStaff('POST /api/staff/session/step-up/passkey/', { body: signed })
}

export type MadePasskey = { suggestedName: string; save: (name: string) => Promise<void> }

/** Creates a passkey on the device; null if the person cancels. The passkey is unusable until it is saved under a name. */
export async function makePasskey(): Promise<MadePasskey | null> {
  const { options, suggested_name: suggested } = await callStaff('POST /api/staff/me/passkeys/options/', { body: {} })
  const { startRegistration } = await loadWebauthn()
  const credential = await nullIfDeclined(startRegistration({ optionsJSON: options }))
  if (!credential) return null
  return {
    suggestedName: suggested === 'unknown' ? '' : suggested,
    save: async (name) => {
      await callStaff('POST /api/staff/me/passkeys/', { body: { name, credential } })
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
  if (typeof session !== 'string') setCurrentSession(session)
}

async function signBy(options: PasskeyRequest) {
  const { startAuthentication } = await loadWebauthn()
  return nullIfDeclined(startAuthentication({ optionsJSON: options }))
}

/** Returns null if the person closed the browser's passkey dialog or it timed out. */
async function nullIfDeclined<T>(credential: Promise<T>): Promise<T | null> {
  try {
    return await credential
  } catch (error) {
    if (error instanceof Error && ['NotAllowedError', 'AbortError'].includes(error.name)) return null
    throw error
  }
}
