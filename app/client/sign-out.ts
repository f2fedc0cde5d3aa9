import { useNavigate } from 'react-router'
import { callApi } from '#app/client/call-api.ts'
import { recordExpiredSession } from '#app/client/parked-drafts.ts'
import { paths } from '#app/client/paths.ts'
import { storeTokens, refreshToken } from '#app/client/session.ts'

/**
 * Ends the session in this browser at once, then on the server. Removes the tokens even if the server cannot be reached. All tabs clear
 * their drafts (`reset-session.ts`).
 */
async function signOut(): Promise<void> {
  const refresh = refreshToken()
  recordExpiredSession(null)
  storeTokens(null)
  if (refresh) await callApi('POST /api/auth/logout/', { body: { refresh } }).catch(() => undefined)
}

export function useSignOut(): () => void {
  const navigate = useNavigate()
  return () => {
    void signOut()
    void navigate(paths.home)
  }
}
