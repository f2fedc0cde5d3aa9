import { browserStorage } from '#app/browser/storage.ts'
import { createListeners, useStore } from '#app/browser/store.ts'

const accessKey = 'access_token'
const refreshKey = 'refresh_token'

export type Tokens = { access: string; refresh: string }

const changes = createListeners(listenToBrowser)

/** The stored access token, or null; also null where storage is forbidden. */
export function accessToken(): string | null {
  return browserStorage.get(accessKey)
}

export function refreshToken(): string | null {
  return browserStorage.get(refreshKey)
}

/** Stores a new session, its new tokens, or (null) its end. */
export function storeTokens(tokens: Tokens | null): void {
  browserStorage.set(accessKey, tokens?.access ?? null)
  browserStorage.set(refreshKey, tokens?.refresh ?? null)
  changes.notify()
}

export function isSignedIn(): boolean {
  return accessToken() !== null
}

/** The customer id in the access token; null without a session. Only for distinguishing people in this browser. */
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

/** Calls back when a person signs in or out, here or in another tab. */
export const onSessionChange = changes.subscribe

/** Whether somebody is signed in; false on the server and until hydration, so that both render the same. */
export function useIsSignedIn(): boolean {
  return useStore({ subscribe: onSessionChange, get: isSignedIn, initial: false })
}

/** The customer id of the session; null without one, on the server, and until hydration. */
export function useSessionOwner(): string | null {
  return useStore({ subscribe: onSessionChange, get: sessionOwner, initial: null })
}

/** Unknown until hydration: the server's page is for both. */
export type SessionState = 'unknown' | 'in' | 'out'

/** Whether somebody is signed in, with a third value while that is unknown: a page shows skeletons then. */
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

/** A page from the browser's back-forward cache has missed the events meanwhile. */
function onPageShow({ persisted }: PageTransitionEvent): void {
  if (persisted) changes.notify()
}

let controller = new AbortController()

/** Aborts when the signed-in person changes: a response for one person is never shown to another. */
export function sessionSignal(): AbortSignal {
  return controller.signal
}

/** Aborts every running call of a session. */
export function abortSessionRequests(): void {
  controller.abort(new DOMException('Somebody else is here now', 'AbortError'))
  controller = new AbortController()
}
