export type SlidePosition = 'here' | 'next' | 'previous' | 'after' | 'before'

const positions: Record<number, SlidePosition> = { 0: 'here', 1: 'next', 2: 'after', [-1]: 'previous', [-2]: 'before' }

/** Returns the position of a slide relative to the active slide, wrapping at the ends. Undefined if the slide is not visible. */
export function slidePosition(at: number, active: number, count: number): SlidePosition | undefined {
  const ahead = (at - active + count) % count
  return positions[ahead > count / 2 ? ahead - count : ahead]
}
