import type { CatalogFilters } from '#contract/catalog-query.ts'
import { brandMatches } from '#contract/rules/brand-name.ts'
import type { Lists } from '#server/domain/catalog/lists.ts'
import type { SearchHit } from '#server/domain/search/search-index.ts'
import { type ColumnName, type Flag, flags, type Shelf } from '#server/domain/catalog/shelf.ts'

/** What a list is cut from: all that is listed, only the sale, or only what is popular. */
export type Base = 'all' | 'sale' | 'popular'

/** Filters that count in facets; `other` gathers those that do not (price, year, size, words). */
export type SiftGroup = ColumnName | 'function' | 'full_set' | 'limited' | 'on_sale' | 'other'

/**
 * What the filters leave of a shelf. `fails[slot]` is the number of filter groups a piece fails, saturated at 2;
 * `failed[slot]` is the group when it is one. So one pass serves the list (0) and all facets (0, or 1 in its own group).
 */
export type Sifted = { shelf: Shelf; fails: Uint8Array; failed: Uint8Array; groups: SiftGroup[] }

const outOfList = 9

export function sift(shelf: Shelf, lists: Lists, filters: CatalogFilters, base: Base, found: readonly SearchHit[] | null): Sifted {
  const sifted: Sifted = { shelf, fails: new Uint8Array(shelf.size), failed: new Uint8Array(shelf.size), groups: [] }
  keepBase(sifted, base)
  if (found) keepFound(sifted, found)
  for (const [name, ids] of idFilters(lists, filters)) keepIds(sifted, name, ids)
  if (filters.function) keepFunctions(sifted, filters.function)
  if (filters.full_set) keepFlag(sifted, 'full_set', 'fullSet')
  if (filters.is_limited_edition) keepFlag(sifted, 'limited', 'limited')
  if (filters.on_sale) keepFlag(sifted, 'on_sale', 'onSale')
  keepRange(sifted, shelf.price, filters.min_price, filters.max_price)
  keepRange(
    sifted,
    shelf.year,
    filters.production_year ?? filters.production_year_min,
    filters.production_year ?? filters.production_year_max,
  )
  keepRange(sifted, shelf.diameter, filters.case_diameter_min, filters.case_diameter_max)
  return sifted
}

function idFilters(lists: Lists, filters: CatalogFilters): [ColumnName, readonly number[]][] {
  const brandIds = filters.brand_ids ?? (filters.brand ? brandIdsNamed(lists, filters.brand) : undefined)
  const cityIds = filters.city_ids ?? (filters.city ? cityIdsNamed(lists, filters.city) : undefined)
  const given: [ColumnName, readonly number[] | undefined][] = [
    ['brand', brandIds],
    ['city', cityIds],
    ['collection', filters.collection],
    ['watch_type', filters.watch_type],
    ['jewelry_type', filters.jewelry_type],
    ['case_material', filters.case_material],
    ['glass_type', filters.glass_type],
    ['movement_type', filters.movement_type],
    ['strap_material', filters.strap_material],
    ['condition', filters.condition],
    ['workshop', filters.workshop],
  ]
  return given.flatMap(([name, ids]) => (ids === undefined ? [] : [[name, ids]]))
}

/** Ids of the brands that answer to a name: one letter is a prefix, more are the whole name (CAT-03). */
export function brandIdsNamed(lists: Lists, name: string): number[] {
  return lists.brands.filter((brand) => brandMatches(brand.name.en, name)).map((brand) => brand.id)
}

function cityIdsNamed(lists: Lists, name: string): number[] {
  const wanted = name.trim().toLowerCase()
  return lists.cities
    .filter((city) => city.name.ru.toLowerCase() === wanted || city.name.en.toLowerCase() === wanted)
    .map((city) => city.id)
}

function keepBase({ shelf, fails }: Sifted, base: Base): void {
  const needed = flags.listed | (base === 'sale' ? flags.onSale : 0) | (base === 'popular' ? flags.popular : 0)
  for (let slot = 0; slot < fails.length; slot++) if ((Number(shelf.flags[slot]) & needed) !== needed) fails[slot] = outOfList
}

function keepFound({ shelf, fails }: Sifted, found: readonly SearchHit[]): void {
  const hit = new Uint8Array(fails.length)
  for (const { pieceIds } of found) {
    for (const id of pieceIds) {
      const slot = shelf.slots.get(id)
      if (slot !== undefined) hit[slot] = 1
    }
  }
  for (let slot = 0; slot < fails.length; slot++) if (hit[slot] === 0) fails[slot] = outOfList
}

function keepIds(sifted: Sifted, name: ColumnName, ids: readonly number[]): void {
  const column = sifted.shelf.columns[name]
  const allowed = new Set(ids)
  const group = groupNumber(sifted, name)
  // most filters name one id: comparing is several times faster than looking up
  const only = ids.length === 1 ? ids[0] : undefined
  for (let slot = 0; slot < sifted.fails.length; slot++) {
    const id = Number(column[slot])
    if (only === undefined ? !allowed.has(id) : id !== only) fail(sifted, slot, group)
  }
}

function keepFunctions(sifted: Sifted, ids: readonly number[]): void {
  const group = groupNumber(sifted, 'function')
  for (let slot = 0; slot < sifted.fails.length; slot++)
    if (!sifted.shelf.functions[slot]?.some((id) => ids.includes(id))) fail(sifted, slot, group)
}

function keepFlag(sifted: Sifted, name: SiftGroup, flag: Flag): void {
  const group = groupNumber(sifted, name)
  const bit = flags[flag]
  for (let slot = 0; slot < sifted.fails.length; slot++) if ((Number(sifted.shelf.flags[slot]) & bit) === 0) fail(sifted, slot, group)
}

function keepRange(sifted: Sifted, column: Float64Array | Int16Array, min = -Infinity, max = Infinity): void {
  if (min === -Infinity && max === Infinity) return
  const group = groupNumber(sifted, 'other')
  for (let slot = 0; slot < sifted.fails.length; slot++) {
    const value = Number(column[slot])
    // what is unknown is in no range: NaN for a price or a size, 0 for a year
    if (value === 0 || !(value >= min && value <= max)) fail(sifted, slot, group)
  }
}

function groupNumber({ groups }: Sifted, name: SiftGroup): number {
  return groups.push(name) - 1
}

function fail({ fails, failed }: Sifted, slot: number, group: number): void {
  if (Number(fails[slot]) < 2) {
    fails[slot] = Number(fails[slot]) + 1
    failed[slot] = group
  }
}
