import { createStore, useStore } from '#app/browser/store.ts'
import { type DeferredAction, deferAction } from '#app/client/deferred-action.ts'
import { isSignedIn } from '#app/client/session.ts'

/** A request to sign in: where it leads, or whether it stays where it is, for something that was pressed here. */
type SignInRequest = { next: string; staysHere: boolean }

/** `count` distinguishes openings: each begins at the first panel. */
type Shown = { request: SignInRequest; isOpen: boolean; count: number }

const shownStore = createStore<Shown | null>(null)

/**
 * Asks a person to sign in before something that needs it. True when they are signed in; else opens the sign-in over
 * the page, which leads to `next`, or stays here with a `deferred` action, which is done then.
 */
export function requireSignIn(next: string, deferred: DeferredAction | null = null): boolean {
  if (isSignedIn()) return true
  deferAction(deferred)
  const request = { next, staysHere: deferred !== null }
  shownStore.set({ request, isOpen: true, count: (shownStore.get()?.count ?? 0) + 1 })
  return false
}

/** It closes with an animation, so its purpose stays known. What was pressed is forgotten by who closes it signed out. */
export function closeSignIn(): void {
  if (!isSignedIn()) deferAction(null)
  const shown = shownStore.get()
  if (shown) shownStore.set({ ...shown, isOpen: false })
}

/** The last request to sign in; null before the first. */
export function useSignInRequest(): Shown | null {
  return useStore(shownStore)
}

/** The state of a navigation to a private page that shall not open the sign-in by itself. */
export const skipSignInState = { isAskedToSignIn: true } as const

export function isSignInSkipped(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'isAskedToSignIn' in state
}
