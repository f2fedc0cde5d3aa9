/** Maximum number of typing errors in a word of this length. */
export function maxErrors(length: number): number {
  if (length < 4) return 0
  return length < 8 ? 1 : 2
}

/** Maximum number of typing errors in a word of this length, if another word of the query matches without errors. */
export function maxErrorsBesideMatch(length: number): number {
  if (length < 3) return 0
  if (length < 6) return 1
  return length < 10 ? 2 : 3
}
