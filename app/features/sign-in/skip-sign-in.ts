/** The state of a navigation to a private page that shall not open the sign-in by itself. */
export const skipSignInState = { isAskedToSignIn: true } as const

export function isSignInSkipped(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'isAskedToSignIn' in state
}
