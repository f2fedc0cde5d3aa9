/** Picks `count` distinct items in random order; all items if there are fewer. `random` returns a number in [0, 1). */
export function pickSome<T>(items: readonly T[], count: number, random: () => number): T[] {
  const ranked = items.map((item) => ({ item, rank: random() }))
  return ranked
    .toSorted((a, b) => a.rank - b.rank)
    .slice(0, count)
    .map(({ item }) => item)
}
