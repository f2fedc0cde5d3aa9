import type { Dispatch } from 'react'
import type { SignInEvent, SignInState } from '#app/features/sign-in/panel/sign-in-steps.ts'
import type { SignInOptions } from '#contract/auth.ts'

/** A completed sign-in: the session, and whether a phone is still missing. */
export type SignedIn = { access: string; refresh: string; requires_phone?: boolean }

/** What every panel gets. */
export type SignInPanel = {
  options: SignInOptions
  state: SignInState
  dispatch: Dispatch<SignInEvent>
  /** Begins the session, and continues; `message` is the toast. */
  finish: (session: SignedIn, message: string) => Promise<void>
  /** Begins the session, and shows the panel for a new password. */
  prove: (session: SignedIn) => void
  /** Continues with the session that has begun. */
  leave: () => Promise<void>
}
