/** A set of slots, 32 to a word: what is in it can be met with another set in a word at a time. */
export type Bits = Int32Array

export function bitsFor(size: number): Bits {
  return new Int32Array((size + 31) >> 5)
}

/** The slots below `size` for which `holds` is true. */
export function bitsWhere(size: number, holds: (slot: number) => boolean): Bits {
  const bits = bitsFor(size)
  for (let slot = 0; slot < size; slot++) if (holds(slot)) bits[slot >> 5] = (bits[slot >> 5] ?? 0) | (1 << (slot & 31))
  return bits
}

export function hasBit(bits: Bits, slot: number): boolean {
  return ((bits[slot >> 5] ?? 0) & (1 << (slot & 31))) !== 0
}

/** What is in all of the sets. */
export function met(sets: readonly Bits[], size: number): Bits {
  const bits = bitsFor(size).fill(-1)
  for (const set of sets) for (let at = 0; at < bits.length; at++) bits[at] = (bits[at] ?? 0) & (set[at] ?? 0)
  return bits
}

/** What is in any of the sets. */
export function joined(sets: readonly Bits[], size: number): Bits {
  const bits = bitsFor(size)
  for (const set of sets) for (let at = 0; at < bits.length; at++) bits[at] = (bits[at] ?? 0) | (set[at] ?? 0)
  return bits
}

export function countBits(bits: Bits): number {
  let count = 0
  for (let at = 0; at < bits.length; at++) count += onesOf(bits[at] ?? 0)
  return count
}

/** How many slots are in both sets. */
export function countMet(one: Bits, other: Bits): number {
  let count = 0
  for (let at = 0; at < one.length; at++) count += onesOf((one[at] ?? 0) & (other[at] ?? 0))
  return count
}

function onesOf(bits: number): number {
  let word = bits - ((bits >>> 1) & 0x55555555)
  word = (word & 0x33333333) + ((word >>> 2) & 0x33333333)
  return Math.imul((word + (word >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
}

/** The slots of a set, ascending. */
export function slotsIn(bits: Bits): Int32Array {
  const slots = new Int32Array(countBits(bits))
  let size = 0
  for (let at = 0; at < bits.length; at++) {
    for (let word = bits[at] ?? 0; word !== 0; word &= word - 1) slots[size++] = at * 32 + 31 - Math.clz32(word & -word)
  }
  return slots
}
