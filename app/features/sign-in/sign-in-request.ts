import { useSyncExternalStore } from 'react'

/** A wish to sign in: where it leads, or what shall be done then instead. */
export type SignInRequest = { next: string; onSuccess?: () => void }

/** `count` tells one opening from the next: each begins at the first panel. */
type Shown = { request: SignInRequest; isOpen: boolean; count: number }

let shown: Shown | null = null
const listeners = new Set<() => void>()

function show(next: Shown | null): void {
  shown = next
  for (const listener of listeners) listener()
}

/** Opens the sign-in over the page, from anywhere (AUTH-01). */
export function openSignIn(request: SignInRequest): void {
  show({ request, isOpen: true, count: (shown?.count ?? 0) + 1 })
}

/** It leaves with its movement, so what it was opened for stays known. */
export function closeSignIn(): void {
  if (shown) show({ ...shown, isOpen: false })
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** What the sign-in was opened for last; null while nobody has asked for it. */
export function useSignInRequest(): Shown | null {
  return useSyncExternalStore(
    subscribe,
    () => shown,
    () => null,
  )
}
