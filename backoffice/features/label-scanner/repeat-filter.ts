/** The same label is reported again only after it was out of view for this time. */
const sameMs = 3000

/**
 * Returns a function that tells whether to report a scanned label. It skips the label reported last while the camera still sees that label.
 */
export function createRepeatFilter(): (id: number, now: number) => boolean {
  let last: { id: number; at: number } | null = null
  return (id, now) => {
    const isRepeat = last?.id === id && now - last.at <= sameMs
    last = { id, at: now }
    return !isRepeat
  }
}
