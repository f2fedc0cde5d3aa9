import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { useSessionState } from '#app/client/session.ts'
import { isSignInSkipped, requireSignIn } from '#app/features/sign-in/modal/sign-in-request.ts'

/**
 * The last visit on which the sign-in was opened or not needed. Module state, because the page remounts on sign-out.
 */
let settledVisit: string | null = null

/** Opens the sign-in for a visitor who arrives at this page signed out, not for one who signs out on it. */
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
