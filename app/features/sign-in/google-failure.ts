type GoogleFailure = 'closed' | 'blocked' | 'cancelled' | 'failed'

const failures: Record<string, GoogleFailure> = {
  'auth/popup-closed-by-user': 'closed',
  'auth/popup-blocked': 'blocked',
  'auth/cancelled-popup-request': 'cancelled',
  'auth/user-cancelled': 'cancelled',
}

/** Why Google's window came to nothing, by the code of its library (AUTH-09). */
export function googleFailure(error: unknown): GoogleFailure {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  return failures[code] ?? 'failed'
}
