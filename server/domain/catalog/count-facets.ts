import type { CatalogFilters } from '#contract/catalog-query.ts'
import type { Kind } from '#contract/piece.ts'
import type { CatalogSnapshot } from '#server/domain/catalog/catalog.ts'
import { type Base, type Sifted, type SiftGroup, sift } from '#server/domain/catalog/sift.ts'
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
  const slots = slotsThatCount(sifted)
  const entries = columnNames.map((name) => [name, countColumn(sifted, slots, name, catalog.highestIds[name])] as const)
  return {
    count: countPassing(sifted),
    values: { ...zeroes, ...Object.fromEntries(entries), function: countFunctions(sifted, slots, catalog.highestIds.function) },
    fullSet: countFlag(sifted, slots, 'full_set', flags.fullSet),
    limited: countFlag(sifted, slots, 'limited', flags.limited),
    onSale: countFlag(sifted, slots, 'on_sale', flags.onSale),
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

/** Slots that pass all groups, or all but one. */
function slotsThatCount({ fails }: Sifted): Int32Array {
  const slots = new Int32Array(fails.length)
  let size = 0
  for (let slot = 0; slot < fails.length; slot++) if (Number(fails[slot]) < 2) slots[size++] = slot
  return slots.subarray(0, size)
}

function countPassing({ fails }: Sifted): number {
  let count = 0
  for (let slot = 0; slot < fails.length; slot++) if (fails[slot] === 0) count++
  return count
}

function countColumn(sifted: Sifted, slots: Int32Array, name: ColumnName, highest: number): Int32Array {
  const counts = new Int32Array(highest + 1)
  const column = sifted.shelf.columns[name]
  const own = groupOf(sifted, name)
  const { fails, failed } = sifted
  for (let at = 0; at < slots.length; at++) {
    const slot = Number(slots[at])
    if (fails[slot] === 0 || failed[slot] === own) counts[Number(column[slot])] = Number(counts[Number(column[slot])]) + 1
  }
  return counts
}

function countFunctions(sifted: Sifted, slots: Int32Array, highest: number): Int32Array {
  const counts = new Int32Array(highest + 1)
  const own = groupOf(sifted, 'function')
  const { fails, failed, shelf } = sifted
  for (let at = 0; at < slots.length; at++) {
    const slot = Number(slots[at])
    if (fails[slot] === 0 || failed[slot] === own) for (const id of functionsAt(shelf, slot)) counts[id] = Number(counts[id]) + 1
  }
  return counts
}

function countFlag(sifted: Sifted, slots: Int32Array, group: SiftGroup, bit: number): number {
  const own = groupOf(sifted, group)
  const { fails, failed, shelf } = sifted
  let count = 0
  for (let at = 0; at < slots.length; at++) {
    const slot = Number(slots[at])
    if ((Number(shelf.flags[slot]) & bit) !== 0 && (fails[slot] === 0 || failed[slot] === own)) count++
  }
  return count
}

/** The number of a group among the filters given; one that no slot carries when it is not given. */
function groupOf({ groups }: Sifted, name: SiftGroup): number {
  const at = groups.indexOf(name)
  return at < 0 ? 255 : at
}

function functionsAt(shelf: Shelf, slot: number): readonly number[] {
  return shelf.functions[slot] ?? []
}
