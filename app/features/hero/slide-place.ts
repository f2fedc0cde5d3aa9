export type SlidePlace = 'here' | 'next' | 'previous' | 'after' | 'before'

const places: Record<number, SlidePlace> = { 0: 'here', 1: 'next', 2: 'after', [-1]: 'previous', [-2]: 'before' }

/** Where a slide stands around the active one, going round at the ends; undefined far from it. */
export function slidePlace(at: number, active: number, count: number): SlidePlace | undefined {
  const ahead = (at - active + count) % count
  return places[ahead > count / 2 ? ahead - count : ahead]
}
