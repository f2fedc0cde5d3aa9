/** The place `by` steps from `at`, round and round. */
export function wrapIndex(at: number, by: number, count: number): number {
  return count > 0 ? (((at + by) % count) + count) % count : 0
}
