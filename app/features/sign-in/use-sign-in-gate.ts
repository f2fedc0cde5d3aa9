import { openSignIn } from '#app/features/sign-in/sign-in-request.ts'
import { isSignedIn } from '#app/client/session.ts'

/** Asks for a sign-in before what needs one (HDR-02, PDP-05). */
export function useSignInGate() {
  /** True when the person is signed in; else opens the sign-in, which leads to `next`, or calls `onSuccess` and stays here. */
  const requireSignIn = (next: string, { onSuccess }: { onSuccess?: () => void } = {}): boolean => {
    if (isSignedIn()) return true
    openSignIn({ next, ...(onSuccess ? { onSuccess } : {}) })
    return false
  }
  return { requireSignIn }
}
