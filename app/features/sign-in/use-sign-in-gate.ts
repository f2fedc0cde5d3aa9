import { useNavigate } from 'react-router'
import { paths } from '#app/client/paths.ts'
import { isSignedIn } from '#app/client/session.ts'

/** Asks for a sign-in before what needs one (HDR-02, CAT-14). The one place where the sign-in modal will open. */
export function useSignInGate() {
  const navigate = useNavigate()
  /** True when the person is signed in; else takes them to the sign-in, which leads back to `next`. */
  const requireSignIn = (next: string): boolean => {
    if (isSignedIn()) return true
    void navigate(paths.login(next))
    return false
  }
  return { requireSignIn }
}
