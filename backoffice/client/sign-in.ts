import { browserStorage } from '#app/browser/storage.ts'
import { ApiError } from '#app/client/api-error.ts'
import { showAppearance } from '#backoffice/client/appearance.ts'
import { callStaff, reasonOf } from '#backoffice/client/call-staff.ts'
import { queryClient } from '#backoffice/client/query-client.ts'
import { sessionStore } from '#backoffice/client/session.ts'
import type { StaffBodyOf } from '#contract/staff-endpoints.ts'
import type { StaffSession } from '#contract/staff/session.ts'

export type Missing = 'password' | 'factor' | 'factor-setup'

/**
 * Loads the session of this browser, or returns what is missing. Throws `ApiError` for any error response except 401, and for a
 * network error.
 */
export async function openSession(): Promise<StaffSession | Missing> {
  try {
    const session = await callStaff('GET /api/staff/session/')
    setCurrentSession(session)
    return session
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 401) throw error
    const reason = reasonOf(error)
    return reason === 'factor' || reason === 'factor-setup' ? reason : 'password'
  }
}

type MyChange = Omit<StaffBodyOf<'PATCH /api/staff/me/'>, 'version'>

/** The session as last sent by the server. `unconfirmed`: the person's own changes that the server has not confirmed yet, oldest first. */
let known: StaffSession | null = null
let unconfirmed: MyChange[] = []
let lastChange: Promise<unknown> = Promise.resolve()

/** Storage key of the signed-in person's id and the end of the session. Other tabs watch it to notice a sign-in or sign-out. */
const signedInKey = 'staff-signed-in'

export function setCurrentSession(session: StaffSession): void {
  known = session
  // includes the end of the session: other tabs notice a new sign-in only if the stored value changes
  browserStorage.set(signedInKey, `${session.staff.id} ${session.ends_at}`)
  showSession()
}

function showSession(): void {
  if (!known) return
  const staff = unconfirmed.reduce<StaffSession['staff']>((shown, change) => ({ ...shown, ...change }), known.staff)
  showAppearance(staff)
  sessionStore.set({ ...known, staff })
}

/**
 * Changes the person's own account with an optimistic update, and rolls the update back on failure. Sends changes one after the other. A
 * request that has begun completes even if the person leaves the page.
 */
export async function changeMe(change: MyChange): Promise<void> {
  unconfirmed = [...unconfirmed, change]
  showSession()
  const sent = lastChange.then(() => sendMerged(change))
  lastChange = sent.catch(() => null)
  try {
    await sent
  } finally {
    unconfirmed = unconfirmed.filter((held) => held !== change)
    showSession()
  }
}

/** Sends a change. If the account was edited elsewhere, reads its new version and sends the change once more. */
async function sendMerged(change: MyChange): Promise<void> {
  try {
    await sendChange(change)
  } catch (error) {
    if (reasonOf(error) !== 'edited-meanwhile') throw error
    known = await callStaff('GET /api/staff/session/')
    await sendChange(change)
  }
}

async function sendChange(change: MyChange): Promise<void> {
  if (known) known = await callStaff('PATCH /api/staff/me/', { body: { ...change, version: known.staff.version }, keepalive: true })
}

export async function signOut(): Promise<void> {
  await callStaff('DELETE /api/staff/session/')
  queryClient.clear()
  known = null
  browserStorage.set(signedInKey, null)
  sessionStore.set(null)
}

/**
 * Sets the session of a person who signed in again over an open page. If it is another person, reloads the page instead. Returns whether
 * the page stays.
 */
export function resumeSession(session: StaffSession): boolean {
  const present = sessionStore.get()
  if (present && session.staff.id !== present.staff.id) {
    reloadForOther()
    return false
  }
  setCurrentSession(session)
  return true
}

/** Reloads the page, so that nobody sees the previous person's data. */
function reloadForOther(): void {
  // unmounts the pages first: a form with unsaved input would ask whether to leave, and block the reload
  sessionStore.set(undefined)
  setTimeout(() => location.reload())
}

/** Reloads the page when another tab signs this person out or signs in another person. Returns a function that removes the listener. */
export function followOtherTabs(): () => void {
  const onStorage = ({ key, newValue }: StorageEvent) => {
    const session = sessionStore.get()
    // a page whose session is still loading shows no person's data yet, so it needs no reload
    if (key !== signedInKey || session === undefined || (newValue?.split(' ')[0] ?? null) === (session?.staff.id ?? null)) return
    reloadForOther()
  }
  addEventListener('storage', onStorage)
  return () => removeEventListener('storage', onStorage)
}
