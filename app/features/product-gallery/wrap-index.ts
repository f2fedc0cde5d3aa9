/** Returns the index `by` steps from `at`, wrapping at both ends; 0 for an empty list. */
export function wrapIndex(at: number, by: number, count: number): number {
  return count > 0 ? (((at + by) % count) + count) % count : 0
}
