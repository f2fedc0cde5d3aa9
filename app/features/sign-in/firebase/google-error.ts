type GoogleErrorReason = 'closed' | 'blocked' | 'cancelled' | 'failed'

const reasonsByCode: Record<string, GoogleErrorReason> = {
  'auth/popup-closed-by-user': 'closed',
  'auth/popup-blocked': 'blocked',
  'auth/cancelled-popup-request': 'cancelled',
  'auth/user-cancelled': 'cancelled',
}

export function googleErrorReason(error: unknown): GoogleErrorReason {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  return reasonsByCode[code] ?? 'failed'
}
