import { ApiError } from '#app/client/api-error.ts'
import { showAppearance } from '#backoffice/client/appearance.ts'
import { callStaff, reasonOf } from '#backoffice/client/call-staff.ts'
import { queryClient } from '#backoffice/client/query-client.ts'
import { sessionStore } from '#backoffice/client/session.ts'
import type { StaffBodyOf } from '#contract/staff-endpoints.ts'
import type { StaffSession } from '#contract/staff/session.ts'

/** What is missing until somebody is signed in. */
export type Missing = 'password' | 'factor' | 'factor-setup'

/** Opens the session of this browser, or tells what is missing. Throws ApiError where the server did not respond. */
export async function openSession(): Promise<StaffSession | Missing> {
  try {
    const session = await callStaff('GET /api/staff/session/')
    adoptSession(session)
    return session
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 401) throw error
    const reason = reasonOf(error)
    return reason === 'factor' || reason === 'factor-setup' ? reason : 'password'
  }
}

/** Makes a session the present one, and shows the back office as that person likes it. */
export function adoptSession(session: StaffSession): void {
  showAppearance(session.staff)
  sessionStore.set(session)
}

type MyChange = Omit<StaffBodyOf<'PATCH /api/staff/me/'>, 'version'>

/** Changes the person's own account, also when the page is left at once. It shows at once, and as it was again where the server refuses. */
export async function changeMe(change: MyChange): Promise<void> {
  const before = sessionStore.get()
  if (!before) return
  adoptSession({ ...before, staff: { ...before.staff, ...change } })
  try {
    adoptSession(await callStaff('PATCH /api/staff/me/', { body: { ...change, version: before.staff.version }, keepalive: true }))
  } catch (error) {
    adoptSession(before)
    throw error
  }
}

/** Ends the session. What was read in it leaves the page with it. */
export async function signOut(): Promise<void> {
  await callStaff('DELETE /api/staff/session/')
  queryClient.clear()
  sessionStore.set(null)
}
