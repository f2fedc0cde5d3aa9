import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { useSessionState } from '#app/client/session.ts'
import { isSignInSkipped, requireSignIn } from '#app/features/sign-in/modal/sign-in-request.ts'

/** Last page visit that the hook has handled. Stored in the module, because the page remounts on sign-out. */
let settledVisit: string | null = null

/** Opens the sign-in if a visitor arrives at this page signed out. Does not open it when a customer signs out on this page. */
export function useAskToSignIn(): void {
  const session = useSessionState()
  const { key, pathname, search, state } = useLocation()
  useEffect(() => {
    const visit = `${key} ${pathname}`
    if (session === 'unknown' || settledVisit === visit) return
    settledVisit = visit
    if (session === 'out' && !isSignInSkipped(state)) requireSignIn(pathname + search)
  }, [session, key, pathname, search, state])
}
