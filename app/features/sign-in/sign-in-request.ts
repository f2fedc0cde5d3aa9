import { createStore, useStore } from '#app/browser/store.ts'
import { isSignedIn } from '#app/client/session.ts'

/** A request to sign in: where it leads, or what to do then instead. */
type SignInRequest = { next: string; onSuccess?: () => void }

/** `count` distinguishes openings: each begins at the first panel. */
type Shown = { request: SignInRequest; isOpen: boolean; count: number }

const shownStore = createStore<Shown | null>(null)

/**
 * Asks a person to sign in before an action that needs it (HDR-02, PDP-05). True when they are signed in; else opens the sign-in over
 * the page (AUTH-01), which leads to `next`, or calls `onSuccess` and stays here.
 */
export function requireSignIn(next: string, { onSuccess }: { onSuccess?: () => void } = {}): boolean {
  if (isSignedIn()) return true
  const request = { next, ...(onSuccess ? { onSuccess } : {}) }
  shownStore.set({ request, isOpen: true, count: (shownStore.get()?.count ?? 0) + 1 })
  return false
}

/** It closes with an animation, so its purpose stays known. */
export function closeSignIn(): void {
  const shown = shownStore.get()
  if (shown) shownStore.set({ ...shown, isOpen: false })
}

/** The last request to sign in; null before the first. */
export function useSignInRequest(): Shown | null {
  return useStore(shownStore)
}
