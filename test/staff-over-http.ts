import type { Language } from '#contract/language.ts'
import type { StaffRole } from '#contract/staff/permissions.ts'
import { staffCode, staffHeaders, staffTokenIn } from '#test/staff.ts'

export type SignedInStaff = { email: string; password: string; secret: string; token: string; recoveryCodes: string[] }

const password = 'quiet harbour lanterns'
const ownerLine = /waits for its owner at ([^\s"]+)/

/** Returns the link for the first owner that a start printed, or null if it printed none. */
export function ownerLinkIn(output: string): string | null {
  return ownerLine.exec(output)?.[1] ?? null
}

type Newcomer = { name: string; email?: string; language?: Language }

/**
 * Accepts a link like its page does, and sets up an authenticator. `email` is needed only for the first owner's link, which contains no
 * email.
 */
export async function joinByLink(link: string, { name, email, language = 'ru' }: Newcomer): Promise<SignedInStaff> {
  const { origin, hash } = new URL(link)
  const linkToken = hash.slice(1)
  const inspected = await post<{ email: string | null }>(origin, 'links/look/', { token: linkToken })
  const { token: half } = await post(origin, 'links/accept/', { token: linkToken, name, password, language, ...(email ? { email } : {}) })
  const { body: setup } = await post<{ secret: string }>(origin, 'session/factor-setup/', {}, half)
  const code = staffCode(setup.secret, Date.now())
  const { token, body } = await post<{ recovery_codes: string[] }>(origin, 'session/factor-setup/confirm/', { code }, half)
  return { email: inspected.body.email ?? email ?? '', password, secret: setup.secret, token, recoveryCodes: body.recovery_codes }
}

export async function inviteAndJoin(
  origin: string,
  owner: SignedInStaff,
  { name, email, roles }: { name: string; email: string; roles: StaffRole[] },
): Promise<SignedInStaff> {
  await stepUp(origin, owner)
  const { body } = await post<{ link: string }>(origin, 'invitations/', { email, roles }, owner.token)
  return joinByLink(body.link, { name })
}

/** Renews the step-up unless it lasts for the whole test, because many tests share a session. */
export async function stepUp(origin: string, owner: SignedInStaff): Promise<void> {
  const { stepped_up_until: until } = await readSession(origin, owner)
  if (until && Date.parse(until) > Date.now() + 150_000) return
  await post(origin, 'session/step-up/', { code: staffCode(owner.secret, Date.now()) }, owner.token)
}

async function readSession(origin: string, { token }: SignedInStaff): Promise<{ stepped_up_until: string | null }> {
  const response = await fetch(`${origin}/api/staff/session/`, { headers: staffHeaders(token, origin) })
  return response.json()
}

async function post<Body>(origin: string, path: string, payload: object, token = ''): Promise<{ body: Body; token: string }> {
  const response = await fetch(`${origin}/api/staff/${path}`, {
    method: 'POST',
    headers: { ...staffHeaders(token, origin), 'content-type': 'application/json' },
    body: JSON.stringify(payload),
  })
  const text = await response.text()
  if (!response.ok) throw new Error(`${path} responded ${response.status} ${text}`)
  return { body: JSON.parse(text), token: staffTokenIn(response.headers.get('set-cookie')) }
}
