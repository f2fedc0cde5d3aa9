import type { CatalogFilters } from '#contract/catalog-query.ts'
import type { Kind } from '#contract/piece.ts'
import type { CatalogSnapshot } from '#server/domain/catalog/catalog.ts'
import { slotsIn } from '#server/domain/catalog/bits.ts'
import { type Base, passing, type SiftGroup, sift } from '#server/domain/catalog/sift.ts'
import { type ColumnName, columnNames, flags, type Shelf } from '#server/domain/catalog/shelf.ts'

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
  const all = slotsIn(passing(sifted))
  // a group that is not filtered by counts over all that passes
  const slotsFor = (name: SiftGroup) => (groups.some((group) => group.name === name) ? slotsIn(passing(sifted, name)) : all)
  const entries = columnNames.map((name) => [name, countColumn(shelf.columns[name], slotsFor(name), catalog.highestIds[name])] as const)
  return {
    count: all.length,
    values: {
      ...zeroes,
      ...Object.fromEntries(entries),
      function: countFunctions(shelf, slotsFor('function'), catalog.highestIds.function),
    },
    fullSet: countFlag(shelf, slotsFor('full_set'), flags.fullSet),
    limited: countFlag(shelf, slotsFor('limited'), flags.limited),
    onSale: countFlag(shelf, slotsFor('on_sale'), flags.onSale),
  }
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

function countColumn(column: Int32Array, slots: Int32Array, highest: number): Int32Array {
  const counts = new Int32Array(highest + 1)
  for (let at = 0; at < slots.length; at++) {
    const id = column[slots[at] ?? 0] ?? 0
    counts[id] = (counts[id] ?? 0) + 1
  }
  return counts
}

function countFunctions({ functionWords }: Shelf, slots: Int32Array, highest: number): Int32Array {
  const counts = new Int32Array(highest + 1)
  for (const [at, word] of functionWords.entries()) countWord(word, slots, at * 32, counts)
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

function countFlag({ flags: held }: Shelf, slots: Int32Array, bit: number): number {
  let count = 0
  for (let at = 0; at < slots.length; at++) if (((held[slots[at] ?? 0] ?? 0) & bit) !== 0) count++
  return count
}
