import { ApiError } from '#app/client/api-error.ts'
import { showAppearance } from '#backoffice/client/appearance.ts'
import { callStaff, reasonOf } from '#backoffice/client/call-staff.ts'
import { queryClient } from '#backoffice/client/query-client.ts'
import { sessionStore } from '#backoffice/client/session.ts'
import type { StaffBodyOf } from '#contract/staff-endpoints.ts'
import type { StaffSession } from '#contract/staff/session.ts'

export type Missing = 'password' | 'factor' | 'factor-setup'

/**
 * Loads the session of this browser, or returns what is missing. Throws `ApiError` for other refusals than 401, and if there is no
 * response.
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

export function setCurrentSession(session: StaffSession): void {
  showAppearance(session.staff)
  sessionStore.set(session)
}

type MyChange = Omit<StaffBodyOf<'PATCH /api/staff/me/'>, 'version'>

/**
 * Changes the person's own account with an optimistic update, which is rolled back on failure. The request completes even if the person
 * leaves the page.
 */
export async function changeMe(change: MyChange): Promise<void> {
  const before = sessionStore.get()
  if (!before) return
  setCurrentSession({ ...before, staff: { ...before.staff, ...change } })
  try {
    setCurrentSession(await callStaff('PATCH /api/staff/me/', { body: { ...change, version: before.staff.version }, keepalive: true }))
  } catch (error) {
    setCurrentSession(before)
    throw error
  }
}

export async function signOut(): Promise<void> {
  await callStaff('DELETE /api/staff/session/')
  queryClient.clear()
  sessionStore.set(null)
}
