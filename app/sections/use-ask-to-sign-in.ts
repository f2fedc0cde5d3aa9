import { useEffect, useRef } from 'react'
import { useSessionState } from '#app/client/session.ts'
import { useSignInGate } from '#app/features/sign-in/use-sign-in-gate.ts'

/** Opens the sign-in for whoever comes here signed out (LIST-02, HDR-02); not for who signs out while here. */
export function useAskToSignIn(path: string): void {
  const session = useSessionState()
  const { requireSignIn } = useSignInGate()
  const isAsked = useRef(false)
  useEffect(() => {
    if (session === 'unknown' || isAsked.current) return
    isAsked.current = true
    if (session === 'out') requireSignIn(path)
  }, [session, requireSignIn, path])
}
