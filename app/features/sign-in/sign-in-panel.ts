import type { Dispatch } from 'react'
import type { SignInEvent, SignInState } from '#app/features/sign-in/sign-in-steps.ts'
import type { SignInOptions } from '#contract/auth.ts'

/** A sign-in that came about: the session, and whether a phone is still missing. */
export type SignedIn = { access: string; refresh: string; requires_phone?: boolean }

/** What every panel works with. */
export type SignInPanel = {
  options: SignInOptions
  state: SignInState
  dispatch: Dispatch<SignInEvent>
  /** The session begins; `said` is the toast. */
  finish: (session: SignedIn, said: string) => void
}
