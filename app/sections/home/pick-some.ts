/** `count` different items in a chance order; fewer when there are fewer. `random` answers from 0 up to, not with, 1. */
export function pickSome<T>(items: readonly T[], count: number, random: () => number): T[] {
  const drawn = items.map((item) => ({ item, lot: random() }))
  return drawn
    .toSorted((a, b) => a.lot - b.lot)
    .slice(0, count)
    .map(({ item }) => item)
}
