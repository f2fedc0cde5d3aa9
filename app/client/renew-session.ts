import { ApiError } from '#app/client/api-error.ts'
import { paths } from '#app/client/paths.ts'
import { sendCall } from '#app/client/send-call.ts'
import { accessToken, keepTokens, refreshToken, type Tokens } from '#app/client/session.ts'

let renewal: Promise<string | null> | null = null

/**
 * A new access token in place of the refused one: one renewal for all calls of this page and for all tabs (AUTH-10). Null when
 * the session is over: then the browser is on its way to the sign-in. Throws ApiError when no answer came: nobody is signed out by that.
 */
export function renewSession(refused: string): Promise<string | null> {
  renewal ??= oneTabAtATime(() => renew(refused)).finally(() => (renewal = null))
  return renewal
}

/** Without locks the server helps: a token that comes twice at once gets the same successor. */
function oneTabAtATime(act: () => Promise<string | null>): Promise<string | null> {
  return 'locks' in navigator ? navigator.locks.request('vitrine-session', act) : act()
}

async function renew(refused: string): Promise<string | null> {
  const known = accessToken()
  // another tab, or an earlier call, was quicker; or the person has signed out
  if (known !== refused) return known
  const refresh = refreshToken()
  const renewed = refresh ? await successorOf(refresh) : null
  // meanwhile the person has signed out, or somebody else in
  if (refreshToken() !== refresh) return accessToken()
  keepTokens(renewed)
  if (!renewed) goToSignIn()
  return renewed?.access ?? null
}

async function successorOf(refresh: string): Promise<Tokens | null> {
  try {
    const given = await sendCall<{ access: string; refresh?: string }>('/api/auth/refresh/', { method: 'POST', body: { refresh } }, null)
    return { access: given.access, refresh: given.refresh ?? refresh }
  } catch (error) {
    const isRefused = error instanceof ApiError && (error.status === 401 || error.status === 400)
    if (isRefused) return null
    throw error
  }
}

/** The document is loaded anew: nothing of the person stays in memory. */
function goToSignIn(): void {
  const { pathname, search, hash } = location
  if (pathname !== paths.login()) location.assign(paths.login(pathname + search + hash))
}
