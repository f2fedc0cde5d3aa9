/** Time for which the last label must be out of view before it is reported again. */
const sameMs = 3000

/** Returns a function that tells whether a label in view is to be reported: any label but the last one, which may still be in view. */
export function createRepeatFilter(): (id: number, now: number) => boolean {
  let last: { id: number; at: number } | null = null
  return (id, now) => {
    const isRepeat = last?.id === id && now - last.at <= sameMs
    last = { id, at: now }
    return !isRepeat
  }
}
