import type { CatalogFilters } from '#contract/catalog-query.ts'
import type { Kind } from '#contract/piece.ts'
import type { CatalogSnapshot } from '#server/domain/catalog/catalog.ts'
import { type Bits, countBits, countMet, slotsIn } from '#server/domain/catalog/bits.ts'
import { type Base, flagBits, passing, type SiftGroup, sift, valueBits } from '#server/domain/catalog/sift.ts'
import { type ColumnName, columnNames, type Shelf } from '#server/domain/catalog/shelf.ts'

/** How many pieces each value of each group leads to, the other filters kept and its own group left out (CAT-05). */
export type FacetCounts = {
  count: number
  /** By group, then by id. */
  values: Record<ColumnName | 'function', Int32Array>
  fullSet: number
  limited: number
  onSale: number
}

export function countFacets(catalog: CatalogSnapshot, kind: Kind, filters: CatalogFilters, base: Base = 'all'): FacetCounts {
  const found = filters.search?.trim() ? catalog.search.find(filters.search) : null
  const sifted = sift(catalog.shelves[kind], catalog.lists, filters, base, found)
  const { shelf, groups } = sifted
  const all = lotOf(passing(sifted))
  // a group that is not filtered by counts over all that passes
  const lotFor = (name: SiftGroup) => (groups.some((group) => group.name === name) ? lotOf(passing(sifted, name)) : all)
  const entries = columnNames.map((name) => [name, countValues(shelf, name, lotFor(name), catalog.highestIds[name])] as const)
  return {
    count: all.count,
    values: {
      ...zeroes,
      ...Object.fromEntries(entries),
      function: countFunctions(shelf, lotFor('function'), catalog.highestIds.function),
    },
    fullSet: countMet(flagBits(shelf, 'fullSet'), lotFor('full_set').bits),
    limited: countMet(flagBits(shelf, 'limited'), lotFor('limited').bits),
    onSale: countMet(flagBits(shelf, 'onSale'), lotFor('on_sale').bits),
  }
}

/** The pieces a group is counted over: as a set, and one by one. */
type Lot = { bits: Bits; count: number; slots: () => Int32Array }

function lotOf(bits: Bits): Lot {
  let slots: Int32Array | undefined
  return { bits, count: countBits(bits), slots: () => (slots ??= slotsIn(bits)) }
}

/** Looking at one piece costs as much as meeting so many words of two sets. */
const wordsToAPiece = 4

/** Whether meeting the lot with the set of each value is cheaper than looking at its pieces one by one. */
function isMany({ bits, count }: Lot, values: number): boolean {
  return count * wordsToAPiece > bits.length * values
}

const zero = new Int32Array(0)
const zeroes: Record<ColumnName, Int32Array> = {
  brand: zero,
  collection: zero,
  watch_type: zero,
  jewelry_type: zero,
  case_material: zero,
  glass_type: zero,
  movement_type: zero,
  strap_material: zero,
  condition: zero,
  workshop: zero,
  city: zero,
}

function countValues(shelf: Shelf, name: ColumnName, lot: Lot, highest: number): Int32Array {
  if (isMany(lot, shelf.highestIds[name])) return countSets(valueBits(shelf, name), lot, highest)
  const column = shelf.columns[name]
  const slots = lot.slots()
  const counts = new Int32Array(highest + 1)
  for (let at = 0; at < slots.length; at++) {
    const id = column[slots[at] ?? 0] ?? 0
    counts[id] = (counts[id] ?? 0) + 1
  }
  return counts
}

function countSets(sets: readonly Bits[], { bits }: Lot, highest: number): Int32Array {
  const counts = new Int32Array(highest + 1)
  for (const [id, set] of sets.entries()) if (id <= highest) counts[id] = countMet(bits, set)
  return counts
}

function countFunctions(shelf: Shelf, lot: Lot, highest: number): Int32Array {
  if (isMany(lot, highest)) return countSets(valueBits(shelf, 'function'), lot, highest)
  const counts = new Int32Array(highest + 1)
  for (const [at, word] of shelf.functionWords.entries()) countWord(word, lot.slots(), at * 32, counts)
  return counts
}

function countWord(word: Int32Array, slots: Int32Array, base: number, counts: Int32Array): void {
  for (let at = 0; at < slots.length; at++) {
    for (let bits = word[slots[at] ?? 0] ?? 0; bits !== 0; bits &= bits - 1) {
      const id = base + 31 - Math.clz32(bits & -bits)
      counts[id] = (counts[id] ?? 0) + 1
    }
  }
}
