import { sqlState } from '#server/context/serialize-error.ts'

/**
 * Returns the code of a database error that the request caused: `invalid` for failed checks and for values that no column accepts,
 * `conflict` for duplicate, overlapping or missing rows. Returns null for all other errors.
 */
export function databaseErrorCode(error: unknown): 'invalid' | 'conflict' | null {
  const state = sqlState(error)
  if (!state) return null
  if (/^23(503|505|P01)$/.test(state)) return 'conflict'
  return /^2[23]/.test(state) ? 'invalid' : null
}
