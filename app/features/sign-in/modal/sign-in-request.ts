import { createStore, useStore } from '#app/browser/store.ts'
import { type DeferredAction, deferAction } from '#app/client/deferred-action.ts'
import { isSignedIn } from '#app/client/session.ts'

/** `next` is the page to open after the sign-in. `staysHere` is true if a deferred action runs on the current page instead. */
type SignInRequest = { next: string; staysHere: boolean }

/** `count` is the number of times that the sign-in was opened. As a React key, it makes each opening start at the first panel. */
type Shown = { request: SignInRequest; isOpen: boolean; count: number }

const shownStore = createStore<Shown | null>(null)

/**
 * Returns true if the customer is signed in. Otherwise opens the sign-in over the page. After the sign-in, the page `next` opens or, if
 * there is a `deferred` action, the action runs on the current page.
 */
export function requireSignIn(next: string, deferred: DeferredAction | null = null): boolean {
  if (isSignedIn()) return true
  deferAction(deferred)
  const request = { next, staysHere: deferred !== null }
  shownStore.set({ request, isOpen: true, count: (shownStore.get()?.count ?? 0) + 1 })
  return false
}

/** Closes the drawer but keeps the request during the closing animation. Drops the deferred action if the person is still signed out. */
export function closeSignIn(): void {
  if (!isSignedIn()) deferAction(null)
  const shown = shownStore.get()
  if (shown) shownStore.set({ ...shown, isOpen: false })
}

export function useSignInRequest(): Shown | null {
  return useStore(shownStore)
}

/** Navigation state that prevents a private page from opening the sign-in by itself. */
export const skipSignInState = { isAskedToSignIn: true } as const

export function isSignInSkipped(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'isAskedToSignIn' in state
}
