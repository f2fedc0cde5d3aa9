import { useNavigate } from 'react-router'
import { callApi } from '#app/client/call-api.ts'
import { noteExpiredSession } from '#app/client/parked-drafts.ts'
import { paths } from '#app/client/paths.ts'
import { storeTokens, refreshToken } from '#app/client/session.ts'

/**
 * Ends the session, here at once and then on the server. When the server cannot be reached, the tokens are gone all
 * the same. Typed text of forms goes with them, in every tab (`reset-session.ts`).
 */
async function signOut(): Promise<void> {
  const refresh = refreshToken()
  noteExpiredSession(null)
  storeTokens(null)
  if (refresh) await callApi('POST /api/auth/logout/', { body: { refresh } }).catch(() => undefined)
}

/** Signs out and leads to the home page, without waiting for the server. */
export function useSignOut(): () => void {
  const navigate = useNavigate()
  return () => {
    void signOut()
    void navigate(paths.home)
  }
}
