/** A merged text. `isDisputed`: the text contains both versions of some lines. */
export type LineMerge = { text: string; isDisputed: boolean }

/**
 * Three-way merge of a text by lines. Lines that only one person changed take that person's version. If both changed the same lines, the
 * result contains the lines of `theirs`, then the lines of `mine`, for a manual resolution.
 */
export function mergeLines(was: string, mine: string, theirs: string): LineMerge {
  const [base, own, others] = [was, mine, theirs].map((text) => text.split('\n')) as [string[], string[], string[]]
  const [inOwn, inOthers] = [pairLines(base, own), pairLines(base, others)]
  const merged: string[] = []
  let isDisputed = false
  let [from, ownFrom, othersFrom] = [0, 0, 0]
  for (let at = 0; at <= base.length; at++) {
    const ownAt = at === base.length ? own.length : inOwn[at]
    const othersAt = at === base.length ? others.length : inOthers[at]
    if (ownAt === undefined || othersAt === undefined) continue
    // the lines between two lines that all three texts share
    const [wasPart, ownPart, othersPart] = [base.slice(from, at), own.slice(ownFrom, ownAt), others.slice(othersFrom, othersAt)]
    if (isSame(ownPart, wasPart) || isSame(ownPart, othersPart)) merged.push(...othersPart)
    else if (isSame(othersPart, wasPart)) merged.push(...ownPart)
    else {
      isDisputed = true
      merged.push(...othersPart, ...ownPart)
    }
    merged.push(...base.slice(at, at + 1))
    ;[from, ownFrom, othersFrom] = [at + 1, ownAt + 1, othersAt + 1]
  }
  return { text: merged.join('\n'), isDisputed }
}

const isSame = (one: readonly string[], other: readonly string[]) => one.join('\n') === other.join('\n') && one.length === other.length

/**
 * Pairs the lines of two texts by their longest common subsequence. Returns the index in `next` for each line of `base`, or undefined for a
 * line outside the subsequence.
 */
export function pairLines(base: readonly string[], next: readonly string[]): (number | undefined)[] {
  const lengths = Array.from({ length: base.length + 1 }, () => Array.from({ length: next.length + 1 }, () => 0))
  const lengthAt = (row: number, column: number) => lengths[row]?.[column] ?? 0
  for (let row = base.length - 1; row >= 0; row--)
    for (let column = next.length - 1; column >= 0; column--)
      (lengths[row] as number[])[column] =
        base[row] === next[column] ? lengthAt(row + 1, column + 1) + 1 : Math.max(lengthAt(row + 1, column), lengthAt(row, column + 1))
  const pairs: (number | undefined)[] = base.map(() => undefined)
  let [row, column] = [0, 0]
  while (row < base.length && column < next.length) {
    if (base[row] === next[column]) pairs[row++] = column++
    else if (lengthAt(row + 1, column) >= lengthAt(row, column + 1)) row++
    else column++
  }
  return pairs
}
