import type { Dispatch } from 'react'
import type { SignInEvent, SignInState } from '#app/features/sign-in/panel/sign-in-steps.ts'
import type { SignInOptions } from '#contract/auth.ts'

/** `requires_phone` is true if the account has no phone yet. */
export type SignedIn = { access: string; refresh: string; requires_phone?: boolean }

export type SignInPanel = {
  options: SignInOptions
  state: SignInState
  dispatch: Dispatch<SignInEvent>
  /** Starts the session and closes the sign-in; `message` is the text of the toast. */
  finish: (session: SignedIn, message: string) => Promise<void>
  prove: (session: SignedIn) => void
  leave: () => Promise<void>
}
