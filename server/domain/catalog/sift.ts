import type { CatalogFilters } from '#contract/catalog-query.ts'
import { brandMatches } from '#contract/rules/brand-name.ts'
import type { Lists } from '#server/domain/catalog/lists.ts'
import type { SearchHit } from '#server/domain/search/search-index.ts'
import { type Bits, bitsFor, bitsWhere, joined, met } from '#server/domain/catalog/bits.ts'
import { type ColumnName, type Flag, flags, type Shelf } from '#server/domain/catalog/shelf.ts'

/** What a list is cut from: all that is listed, only the sale, or only what is popular. */
export type Base = 'all' | 'sale' | 'popular'

/** Filters that count in facets; `other` gathers those that do not (price, year, size, words). */
export type SiftGroup = ColumnName | 'function' | 'full_set' | 'limited' | 'on_sale' | 'other'

/** What the filters leave of a shelf: the slots each group of filters lets through, over the base of the list. */
export type Sifted = { shelf: Shelf; base: Bits; groups: { name: SiftGroup; bits: Bits }[] }

export function sift(shelf: Shelf, lists: Lists, filters: CatalogFilters, base: Base, found: readonly SearchHit[] | null): Sifted {
  const listed = kept(shelf, base, () => listedBits(shelf, base))
  const groups: Sifted['groups'] = []
  for (const [name, ids] of idFilters(lists, filters)) groups.push({ name, bits: idBits(shelf, name, ids) })
  if (filters.function) groups.push({ name: 'function', bits: idBits(shelf, 'function', filters.function) })
  if (filters.full_set) groups.push({ name: 'full_set', bits: flagBits(shelf, 'fullSet') })
  if (filters.is_limited_edition) groups.push({ name: 'limited', bits: flagBits(shelf, 'limited') })
  if (filters.on_sale) groups.push({ name: 'on_sale', bits: flagBits(shelf, 'onSale') })
  for (const [column, min, max] of rangeFilters(filters)) groups.push({ name: 'other', bits: rangeBits(shelf, column, min, max) })
  return { shelf, base: found ? met([listed, foundBits(shelf, found)], shelf.size) : listed, groups }
}

/** The slots that pass all filters, those of one group aside. */
export function passing({ shelf, base, groups }: Sifted, aside?: SiftGroup): Bits {
  return met([base, ...groups.filter(({ name }) => name !== aside).map(({ bits }) => bits)], shelf.size)
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

type Kept = { version: number; bits: Map<string, Bits>; values: Map<string, readonly Bits[]> }
const shelves = new WeakMap<Shelf, Kept>()
const keptMax = 2000

/** Sets of slots are asked for again and again: each is made once a version of the shelf. */
function keptOf(shelf: Shelf): Kept {
  const known = shelves.get(shelf)
  const fresh = known?.version === shelf.version ? known : { version: shelf.version, bits: new Map(), values: new Map() }
  shelves.set(shelf, fresh)
  return fresh
}

function kept(shelf: Shelf, key: string, make: () => Bits): Bits {
  const { bits: sets } = keptOf(shelf)
  const known = sets.get(key)
  if (known) return known
  // ranges are as many as people can think of
  if (sets.size >= keptMax) sets.clear()
  const bits = make()
  sets.set(key, bits)
  return bits
}

/** The slots of each value of a group, by its id. */
export function valueBits(shelf: Shelf, name: ColumnName | 'function'): readonly Bits[] {
  const { values } = keptOf(shelf)
  const sets = values.get(name) ?? (name === 'function' ? functionSets(shelf) : idSets(shelf, name))
  values.set(name, sets)
  return sets
}

function idSets({ size, columns, highestIds }: Shelf, name: ColumnName): Bits[] {
  const column = columns[name]
  const sets = Array.from({ length: highestIds[name] + 1 }, () => bitsFor(size))
  for (let slot = 0; slot < size; slot++) {
    const bits = sets[column[slot] ?? 0]
    if (bits) bits[slot >> 5] = (bits[slot >> 5] ?? 0) | (1 << (slot & 31))
  }
  return sets
}

function functionSets({ size, functionWords }: Shelf): Bits[] {
  return functionWords.flatMap((word) =>
    Array.from({ length: 32 }, (_, bit) => bitsWhere(size, (slot) => ((word[slot] ?? 0) & (1 << bit)) !== 0)),
  )
}

function listedBits(shelf: Shelf, base: Base): Bits {
  const needed = flags.listed | (base === 'sale' ? flags.onSale : 0) | (base === 'popular' ? flags.popular : 0)
  return bitsWhere(shelf.size, (slot) => ((shelf.flags[slot] ?? 0) & needed) === needed)
}

function idBits(shelf: Shelf, name: ColumnName | 'function', ids: readonly number[]): Bits {
  const sets = valueBits(shelf, name)
  // set 0 holds what has no value at all: no filter asks for that
  return joined(
    ids.flatMap((id) => (id > 0 ? (sets[id] ?? []) : [])),
    shelf.size,
  )
}

export function flagBits(shelf: Shelf, flag: Flag): Bits {
  return kept(shelf, flag, () => bitsWhere(shelf.size, (slot) => ((shelf.flags[slot] ?? 0) & flags[flag]) !== 0))
}

type NumberColumn = 'price' | 'year' | 'diameter'
type Range = [column: NumberColumn, min: number | undefined, max: number | undefined]

function rangeFilters(filters: CatalogFilters): Range[] {
  const exact = filters.production_year
  const ranges: Range[] = [
    ['price', filters.min_price, filters.max_price],
    ['year', exact, exact],
    ['year', filters.production_year_min, filters.production_year_max],
    ['diameter', filters.case_diameter_min, filters.case_diameter_max],
  ]
  return ranges.filter(([, min, max]) => min !== undefined || max !== undefined)
}

/** NaN, what is not told or not known, lies in no range. */
function rangeBits(shelf: Shelf, column: NumberColumn, min = -Infinity, max = Infinity): Bits {
  return kept(shelf, `${column} ${min} ${max}`, () => {
    const values = shelf[column]
    const bits = bitsFor(shelf.size)
    for (let slot = 0; slot < shelf.size; slot++) {
      const value = values[slot] ?? Number.NaN
      if (value >= min && value <= max) bits[slot >> 5] = (bits[slot >> 5] ?? 0) | (1 << (slot & 31))
    }
    return bits
  })
}

function foundBits(shelf: Shelf, found: readonly SearchHit[]): Bits {
  const bits = bitsFor(shelf.size)
  for (const { pieceIds } of found) {
    for (const id of pieceIds) {
      const slot = shelf.slots.get(id)
      if (slot !== undefined) bits[slot >> 5] = (bits[slot >> 5] ?? 0) | (1 << (slot & 31))
    }
  }
  return bits
}
