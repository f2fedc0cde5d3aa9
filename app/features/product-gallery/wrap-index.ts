/** The index `by` steps from `at`, wrapping at both ends. */
export function wrapIndex(at: number, by: number, count: number): number {
  return count > 0 ? (((at + by) % count) + count) % count : 0
}
