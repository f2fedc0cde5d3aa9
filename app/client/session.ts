import { useSyncExternalStore } from 'react'

const accessKey = 'access_token'
const refreshKey = 'refresh_token'

export type Tokens = { access: string; refresh: string }

const listeners = new Set<() => void>()

/** The stored access token, or null; also null where storage is forbidden. */
export function accessToken(): string | null {
  return stored(accessKey)
}

export function refreshToken(): string | null {
  return stored(refreshKey)
}

/** The session a person has in this browser begins, goes on with new tokens, or (null) ends. */
export function keepTokens(tokens: Tokens | null): void {
  try {
    if (tokens) {
      localStorage.setItem(accessKey, tokens.access)
      localStorage.setItem(refreshKey, tokens.refresh)
    } else {
      localStorage.removeItem(accessKey)
      localStorage.removeItem(refreshKey)
    }
  } catch {
    // without storage nobody stays signed in
  }
  tell()
}

export function isSignedIn(): boolean {
  return accessToken() !== null
}

/** Whose session it is, by the access token's own word; null when nobody is signed in. Only for telling people apart in this browser. */
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
export function onSessionChange(listener: () => void): () => void {
  if (!listeners.size) {
    globalThis.addEventListener('storage', heard)
    globalThis.addEventListener('pageshow', cameBack)
  }
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size) return
    globalThis.removeEventListener('storage', heard)
    globalThis.removeEventListener('pageshow', cameBack)
  }
}

/** Whether somebody is signed in; false on the server and until the page lives, so that both draw the same. */
export function useIsSignedIn(): boolean {
  return useSyncExternalStore(onSessionChange, isSignedIn, nobody)
}

/** Whose session it is; null for nobody, on the server, and until the page lives. */
export function useSessionOwner(): string | null {
  return useSyncExternalStore(onSessionChange, sessionOwner, () => null)
}

/** Nobody knows until the page lives: what the server draws is for both. */
export type SessionState = 'unknown' | 'in' | 'out'

/** Whether somebody is signed in, with a third answer while that cannot be known: a page shows skeletons then. */
export function useSessionState(): SessionState {
  return useSyncExternalStore(onSessionChange, sessionState, unknown)
}

const nobody = () => false
const unknown = (): SessionState => 'unknown'
const sessionState = (): SessionState => (isSignedIn() ? 'in' : 'out')

function stored(key: string): string | null {
  try {
    return globalThis.localStorage?.getItem(key) ?? null
  } catch {
    return null
  }
}

function tell(): void {
  for (const listener of listeners) listener()
}

function heard({ key }: StorageEvent): void {
  if (key === null || key === accessKey) tell()
}

/** A page that the browser kept whole for its back button has heard nothing meanwhile. */
function cameBack({ persisted }: PageTransitionEvent): void {
  if (persisted) tell()
}
