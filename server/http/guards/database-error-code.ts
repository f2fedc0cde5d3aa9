import { sqlState } from '#server/context/serialize-error.ts'

/**
 * The code of a database error that the request caused: values that no column accepts and broken
 * checks are `invalid`; a duplicate row, or a missing one, is a `conflict`. Null for every other error.
 */
export function databaseErrorCode(error: unknown): 'invalid' | 'conflict' | null {
  const state = sqlState(error)
  if (!state) return null
  if (/^23(503|505|P01)$/.test(state)) return 'conflict'
  return /^2[23]/.test(state) ? 'invalid' : null
}
