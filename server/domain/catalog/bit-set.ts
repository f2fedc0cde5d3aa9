/** A set of row indexes, 32 per word, so that an intersection handles 32 rows at a time. */
export type BitSet = Int32Array

/** Returns an empty set for row indexes below `size`. */
export function createBitSet(size: number): BitSet {
  return new Int32Array((size + 31) >> 5)
}

/** Returns the set of the indexes below `size` for which `holds` returns true. */
export function buildBitSet(size: number, holds: (index: number) => boolean): BitSet {
  const bits = createBitSet(size)
  for (let index = 0; index < size; index++) if (holds(index)) setBit(bits, index)
  return bits
}

/** Adds a row to a set. */
export function setBit(bits: BitSet, index: number): void {
  bits[index >> 5] = (bits[index >> 5] ?? 0) | (1 << (index & 31))
}

/** Whether a row is in a set. */
export function hasBit(bits: BitSet, index: number): boolean {
  return ((bits[index >> 5] ?? 0) & (1 << (index & 31))) !== 0
}

/** Returns the intersection of the sets. Without sets, all bits are on, including bits beyond `size`. */
export function intersect(sets: readonly BitSet[], size: number): BitSet {
  const bits = createBitSet(size).fill(-1)
  for (const set of sets) for (let at = 0; at < bits.length; at++) bits[at] = (bits[at] ?? 0) & (set[at] ?? 0)
  return bits
}

/** Returns the union of the sets. */
export function union(sets: readonly BitSet[], size: number): BitSet {
  const bits = createBitSet(size)
  for (const set of sets) for (let at = 0; at < bits.length; at++) bits[at] = (bits[at] ?? 0) | (set[at] ?? 0)
  return bits
}

/** Returns the number of rows in a set. */
export function countBits(bits: BitSet): number {
  let count = 0
  for (let at = 0; at < bits.length; at++) count += countOnes(bits[at] ?? 0)
  return count
}

/** Returns the number of rows that are in both sets. */
export function countIntersection(one: BitSet, other: BitSet): number {
  let count = 0
  for (let at = 0; at < one.length; at++) count += countOnes((one[at] ?? 0) & (other[at] ?? 0))
  return count
}

function countOnes(bits: number): number {
  let word = bits - ((bits >>> 1) & 0x55555555)
  word = (word & 0x33333333) + ((word >>> 2) & 0x33333333)
  return Math.imul((word + (word >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
}

/** Returns the row indexes of a set in ascending order. */
export function listIndexes(bits: BitSet): Int32Array {
  const indexes = new Int32Array(countBits(bits))
  let size = 0
  for (let at = 0; at < bits.length; at++) {
    for (let word = bits[at] ?? 0; word !== 0; word &= word - 1) indexes[size++] = at * 32 + 31 - Math.clz32(word & -word)
  }
  return indexes
}
