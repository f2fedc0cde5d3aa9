/** `count` different items in a random order; fewer when there are fewer. `random` returns a number from 0 up to, not with, 1. */
export function pickSome<T>(items: readonly T[], count: number, random: () => number): T[] {
  const ranked = items.map((item) => ({ item, rank: random() }))
  return ranked
    .toSorted((a, b) => a.rank - b.rank)
    .slice(0, count)
    .map(({ item }) => item)
}
