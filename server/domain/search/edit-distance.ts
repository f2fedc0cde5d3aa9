const longest = 48
const rows = [new Uint8Array(longest + 2), new Uint8Array(longest + 2), new Uint8Array(longest + 2)] as const

/**
 * Typing errors between two words: letters missing, added, replaced, and neighbours swapped.
 * Answers `most + 1` as soon as there are more than `most`; only the band of the table within `most` of its diagonal is filled.
 */
export function editDistance(a: string, b: string, most: number): number {
  if (a === b) return 0
  if (Math.abs(a.length - b.length) > most || a.length > longest || b.length > longest) return most + 1
  let [before, above, row] = [rows[0], rows[1], rows[2]]
  for (let column = 0; column <= b.length; column++) above[column] = column
  for (let at = 1; at <= a.length; at++) {
    if (fillRow(a, b, at, most, before, above, row) > most) return most + 1
    const spent = before
    before = above
    above = row
    row = spent
  }
  return Math.min(above[b.length] ?? 0, most + 1)
}

/** Fills the band of one row and answers its least value. */
function fillRow(a: string, b: string, at: number, most: number, before: Uint8Array, above: Uint8Array, row: Uint8Array): number {
  const letter = a.charCodeAt(at - 1)
  const previous = at > 1 ? a.charCodeAt(at - 2) : -1
  const first = Math.max(1, at - most)
  const last = Math.min(b.length, at + most)
  let left = first === 1 ? at : most + 1
  let least = left
  row[first - 1] = left
  for (let column = first; column <= last; column++) {
    const other = b.charCodeAt(column - 1)
    let cost = Math.min(left + 1, (above[column] ?? 0) + 1, (above[column - 1] ?? 0) + (letter === other ? 0 : 1))
    if (column > 1 && letter === b.charCodeAt(column - 2) && previous === other) cost = Math.min(cost, (before[column - 2] ?? 0) + 1)
    row[column] = cost
    left = cost
    if (cost < least) least = cost
  }
  row[last + 1] = most + 1
  return least
}

/** Which letters a word has, as 32 bits: two words further apart in these than twice the errors allowed need no table. */
export function letterBits(word: string): number {
  let bits = 0
  for (let at = 0; at < word.length; at++) bits |= 1 << (word.charCodeAt(at) & 31)
  return bits
}

/** How many bits differ. */
export function bitDistance(a: number, b: number): number {
  let bits = a ^ b
  bits -= (bits >>> 1) & 0x55555555
  bits = (bits & 0x33333333) + ((bits >>> 2) & 0x33333333)
  return Math.imul((bits + (bits >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
}
