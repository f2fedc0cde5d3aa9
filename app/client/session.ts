import { browserStorage } from '#app/browser/storage.ts'
import { createListeners, useStore } from '#app/browser/store.ts'

const accessKey = 'access_token'
const refreshKey = 'refresh_token'

export type Tokens = { access: string; refresh: string }

const changes = createListeners(listenToBrowser)

export function accessToken(): string | null {
  return browserStorage.get(accessKey)
}

export function refreshToken(): string | null {
  return browserStorage.get(refreshKey)
}

export function storeTokens(tokens: Tokens | null): void {
  browserStorage.set(accessKey, tokens?.access ?? null)
  browserStorage.set(refreshKey, tokens?.refresh ?? null)
  changes.notify()
}

export function isSignedIn(): boolean {
  return accessToken() !== null
}

/**
 * Returns the customer id from the access token; null while signed out. The token is not verified here, so use the id only to tell
 * customers apart in this browser.
 */
export function sessionOwner(): string | null {
  const token = accessToken()
  if (!token) return null
  try {
    const claims: unknown = JSON.parse(atob((token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/')))
    const isNamed = typeof claims === 'object' && claims !== null && 'sub' in claims
    return isNamed ? String(claims.sub) : token
  } catch {
    return token
  }
}

/** Subscribes to changes of the tokens (sign-in, sign-out, renewal), in this tab or another. */
export const onSessionChange = changes.subscribe

/** Whether a customer is signed in. False on the server and until hydration, so that server and browser render the same. */
export function useIsSignedIn(): boolean {
  return useStore({ subscribe: onSessionChange, get: isSignedIn, initial: false })
}

/** Returns the customer id of the session. Null while signed out, on the server and until hydration. */
export function useSessionOwner(): string | null {
  return useStore({ subscribe: onSessionChange, get: sessionOwner, initial: null })
}

/** State of the sign-in. It is `unknown` on the server and until hydration, because the server renders one anonymous page for everybody. */
export type SessionState = 'unknown' | 'in' | 'out'

export function useSessionState(): SessionState {
  return useStore({ subscribe: onSessionChange, get: getSessionState, initial: 'unknown' })
}

const getSessionState = (): SessionState => (isSignedIn() ? 'in' : 'out')

function listenToBrowser(): () => void {
  globalThis.addEventListener('storage', onStorage)
  globalThis.addEventListener('pageshow', onPageShow)
  return () => {
    globalThis.removeEventListener('storage', onStorage)
    globalThis.removeEventListener('pageshow', onPageShow)
  }
}

function onStorage({ key }: StorageEvent): void {
  if (key === null || key === accessKey) changes.notify()
}

/**
 * Notifies the listeners when the browser restores the page from its back-forward cache, because storage events do not reach a cached page.
 */
function onPageShow({ persisted }: PageTransitionEvent): void {
  if (persisted) changes.notify()
}

let controller = new AbortController()

/** Returns a signal that aborts when the signed-in customer changes, so that no customer sees another customer's response. */
export function sessionSignal(): AbortSignal {
  return controller.signal
}

export function abortSessionRequests(): void {
  controller.abort(new DOMException('The session belongs to another person now', 'AbortError'))
  controller = new AbortController()
}
