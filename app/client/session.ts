import { browserStorage } from '#app/browser/storage.ts'
import { createListeners, useStore } from '#app/browser/store.ts'

const accessKey = 'access_token'
const refreshKey = 'refresh_token'

export type Tokens = { access: string; refresh: string }

const changes = createListeners(listenToBrowser)

/** The stored access token; null if there is none or storage is forbidden. */
export function accessToken(): string | null {
  return browserStorage.get(accessKey)
}

export function refreshToken(): string | null {
  return browserStorage.get(refreshKey)
}

/** Stores the tokens of a new or renewed session; null ends it. */
export function storeTokens(tokens: Tokens | null): void {
  browserStorage.set(accessKey, tokens?.access ?? null)
  browserStorage.set(refreshKey, tokens?.refresh ?? null)
  changes.notify()
}

export function isSignedIn(): boolean {
  return accessToken() !== null
}

/** Customer id in the access token; null without a session. Use it only to distinguish customers in this browser. */
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

/** Calls the listener when the tokens change (sign-in, sign-out, renewal), here or in another tab. */
export const onSessionChange = changes.subscribe

/** Whether a customer is signed in. False on the server and until hydration, so that both render the same. */
export function useIsSignedIn(): boolean {
  return useStore({ subscribe: onSessionChange, get: isSignedIn, initial: false })
}

/** The customer id of the session; null without one, on the server, and until hydration. */
export function useSessionOwner(): string | null {
  return useStore({ subscribe: onSessionChange, get: sessionOwner, initial: null })
}

/** `unknown` until hydration, because the server's page is the same for everybody. */
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
 * Notifies the listeners when the browser restores the page from its back-forward cache: such a page has missed storage
 * events.
 */
function onPageShow({ persisted }: PageTransitionEvent): void {
  if (persisted) changes.notify()
}

let controller = new AbortController()

/** Aborts when the signed-in customer changes, so that one customer's response is never shown to another. */
export function sessionSignal(): AbortSignal {
  return controller.signal
}

export function abortSessionRequests(): void {
  controller.abort(new DOMException('The session belongs to another person now', 'AbortError'))
  controller = new AbortController()
}
