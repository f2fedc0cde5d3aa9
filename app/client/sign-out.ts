import { useNavigate } from 'react-router'
import { callApi } from '#app/client/call-api.ts'
import { paths } from '#app/client/paths.ts'
import { keepTokens, refreshToken } from '#app/client/session.ts'

/**
 * Ends the session, here at once and then on the server (AUTH-14). When the server cannot be reached, the tokens are gone all
 * the same. What was typed into forms goes with them, in every tab (`forget-person.ts`).
 */
export async function signOut(): Promise<void> {
  const refresh = refreshToken()
  keepTokens(null)
  if (refresh) await callApi('/api/auth/logout/', { method: 'POST', body: { refresh } }).catch(() => undefined)
}

/** Signs out and leads to the home page, without waiting for the server. */
export function useSignOut(): () => void {
  const navigate = useNavigate()
  return () => {
    void signOut()
    void navigate(paths.home)
  }
}
