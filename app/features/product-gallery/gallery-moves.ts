const swipePx = 40

/** The place `by` steps from `at`, round and round. */
export function wrapIndex(at: number, by: number, count: number): number {
  return count > 0 ? (((at + by) % count) + count) % count : 0
}

/** Where a finger's way leads: the next photo (1) when it moved left, the one before (-1) when right, else 0. */
export function swipeStep(dx: number, dy: number): -1 | 0 | 1 {
  if (Math.abs(dx) < swipePx || Math.abs(dx) <= Math.abs(dy)) return 0
  return dx < 0 ? 1 : -1
}
