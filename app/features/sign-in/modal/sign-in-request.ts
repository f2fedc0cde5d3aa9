import { createStore, useStore } from '#app/browser/store.ts'
import { type DeferredAction, deferAction } from '#app/client/deferred-action.ts'
import { isSignedIn } from '#app/client/session.ts'

/**
 * A request to sign in: `next` is the page to open afterwards, `staysHere` is set for an action on the current page.
 */
type SignInRequest = { next: string; staysHere: boolean }

/** `count`: number of the opening. Each opening starts at the first panel. */
type Shown = { request: SignInRequest; isOpen: boolean; count: number }

const shownStore = createStore<Shown | null>(null)

/**
 * Returns true if the customer is signed in. Otherwise opens the sign-in over the page. Afterwards `next` opens or,
 * with a `deferred` action, the action runs and the page stays.
 */
export function requireSignIn(next: string, deferred: DeferredAction | null = null): boolean {
  if (isSignedIn()) return true
  deferAction(deferred)
  const request = { next, staysHere: deferred !== null }
  shownStore.set({ request, isOpen: true, count: (shownStore.get()?.count ?? 0) + 1 })
  return false
}

/**
 * Closes the drawer but keeps the request for the closing animation. Forgets the deferred action if the person is still
 * signed out.
 */
export function closeSignIn(): void {
  if (!isSignedIn()) deferAction(null)
  const shown = shownStore.get()
  if (shown) shownStore.set({ ...shown, isOpen: false })
}

export function useSignInRequest(): Shown | null {
  return useStore(shownStore)
}

/** Navigation state for a private page that must not open the sign-in by itself. */
export const skipSignInState = { isAskedToSignIn: true } as const

export function isSignInSkipped(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'isAskedToSignIn' in state
}
