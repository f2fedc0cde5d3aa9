const longest = 48

/**
 * Buffers for three rows of the dynamic programming table. All comparisons share them, because comparisons are synchronous and never
 * overlap.
 */
const table = {
  a: '',
  b: '',
  most: 0,
  before: new Uint8Array(longest + 2),
  above: new Uint8Array(longest + 2),
  row: new Uint8Array(longest + 2),
}

/**
 * Returns the Damerau–Levenshtein distance of two words: the number of missing, added, replaced and swapped characters. Returns `most + 1`
 * if the distance exceeds `most` or a word is longer than 48 characters. Fills only the cells of the table within `most` of its diagonal.
 */
export function editDistance(a: string, b: string, most: number): number {
  if (a === b) return 0
  if (Math.abs(a.length - b.length) > most || a.length > longest || b.length > longest) return most + 1
  table.a = a
  table.b = b
  table.most = most
  for (let column = 0; column <= b.length; column++) table.above[column] = column
  for (let at = 1; at <= a.length; at++) {
    if (fillRow(at) > most) return most + 1
    const recycled = table.before
    table.before = table.above
    table.above = table.row
    table.row = recycled
  }
  return Math.min(table.above[b.length] ?? 0, most + 1)
}

function fillRow(at: number): number {
  const { a, b, most, before, above, row } = table
  const character = a.charCodeAt(at - 1)
  const previous = at > 1 ? a.charCodeAt(at - 2) : -1
  const first = Math.max(1, at - most)
  const last = Math.min(b.length, at + most)
  let left = first === 1 ? at : most + 1
  let least = left
  row[first - 1] = left
  for (let column = first; column <= last; column++) {
    const other = b.charCodeAt(column - 1)
    let cost = Math.min(left + 1, (above[column] ?? 0) + 1, (above[column - 1] ?? 0) + (character === other ? 0 : 1))
    if (column > 1 && character === b.charCodeAt(column - 2) && previous === other) cost = Math.min(cost, (before[column - 2] ?? 0) + 1)
    row[column] = cost
    left = cost
    if (cost < least) least = cost
  }
  row[last + 1] = most + 1
  return least
}

/**
 * Returns the set of a word's characters as 32 bits. The sets of two words within `n` errors differ in at most `2n` bits. This quick check
 * rules out most pairs of words without computing their edit distance.
 */
export function characterBits(word: string): number {
  let bits = 0
  for (let at = 0; at < word.length; at++) bits |= 1 << (word.charCodeAt(at) & 31)
  return bits
}

/** Hamming distance of two bit sets. */
export function bitDistance(a: number, b: number): number {
  let bits = a ^ b
  bits -= (bits >>> 1) & 0x55555555
  bits = (bits & 0x33333333) + ((bits >>> 2) & 0x33333333)
  return Math.imul((bits + (bits >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
}
