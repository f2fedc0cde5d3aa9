import { ApiError } from '#app/client/api-error.ts'
import { createCallApi, sendCall } from '#app/client/create-call-api.ts'
import { recordExpiredSession } from '#app/client/parked-drafts.ts'
import { paths } from '#app/client/paths.ts'
import { accessToken, storeTokens, refreshToken, sessionOwner, type Tokens } from '#app/client/session.ts'

const callWithoutSession = createCallApi((path, options) => sendCall(path, options, null))

let renewal: Promise<string | null> | null = null

/**
 * Renews an access token that the server refused, and returns the new token. Concurrent calls and all tabs share one renewal. If the
 * session has ended, returns null, and opens the sign-in unless the customer signed out on the shop's other site. Throws on any other
 * failure, for example if the server does not respond; the customer then stays signed in.
 */
export function renewSession(refused: string): Promise<string | null> {
  renewal ??= oneTabAtATime(() => renew(refused)).finally(() => (renewal = null))
  return renewal
}

/**
 * Runs `act` in one tab at a time. Without the Web Locks API, two tabs may renew concurrently; the server then returns the same new tokens
 * to both.
 */
function oneTabAtATime(act: () => Promise<string | null>): Promise<string | null> {
  return 'locks' in navigator ? navigator.locks.request('vitrine-session', act) : act()
}

async function renew(refused: string): Promise<string | null> {
  const known = accessToken()
  // another tab or an earlier call has already renewed the token, or the customer has signed out
  if (known !== refused) return known
  const refresh = refreshToken()
  const { renewed, isSignedOut } = refresh ? await successorOf(refresh) : ended
  // during the renewal, the customer has signed out or another customer has signed in
  if (refreshToken() !== refresh) return accessToken()
  if (!renewed && !isSignedOut) recordExpiredSession(sessionOwner())
  storeTokens(renewed)
  if (!renewed && !isSignedOut) goToSignIn()
  return renewed?.access ?? null
}

type Successor = { renewed: Tokens | null; isSignedOut: boolean }

const ended: Successor = { renewed: null, isSignedOut: false }

async function successorOf(refresh: string): Promise<Successor> {
  try {
    const response = await callWithoutSession('POST /api/auth/refresh/', { body: { refresh } })
    return { renewed: { access: response.access, refresh: response.refresh ?? refresh }, isSignedOut: false }
  } catch (error) {
    const isRefused = error instanceof ApiError && (error.status === 401 || error.status === 400)
    if (isRefused) return { renewed: null, isSignedOut: saysSignedOut(error.body) }
    throw error
  }
}

/** Whether the session ended because the customer signed out on the shop's other site. */
function saysSignedOut(body: unknown): boolean {
  return typeof body === 'object' && body !== null && 'signed_out' in body && body.signed_out === true
}

/** Opens the sign-in with a full page load, which clears the customer's data from memory. */
function goToSignIn(): void {
  const { pathname, search, hash } = location
  if (pathname !== paths.login()) location.assign(paths.login(pathname + search + hash))
}
