import type { CatalogFilters } from '#contract/catalog-query.ts'
import { kinds } from '#contract/piece.ts'
import { getFlagBits } from '#server/domain/catalog/apply-filters.ts'
import { listIndexes } from '#server/domain/catalog/bit-set.ts'
import type { CatalogSnapshot } from '#server/domain/catalog/catalog-snapshot.ts'
import type { SearchHit } from '#server/domain/search/search-index.ts'
import type { TraitReading } from '#server/domain/traits/read-traits.ts'
import { findWithTraits, understand } from '#server/domain/traits/understand.ts'

/** Hits of a search, best first, and the traits of the text that narrow them. `hits` is null without a search text. */
export type CatalogSearch = { hits: SearchHit[] | null; readings: readonly TraitReading[] }

type Search = Pick<CatalogFilters, 'search' | 'literal'>
type Catalog = Pick<CatalogSnapshot, 'columnsByKind' | 'lists' | 'search'>

/**
 * Searches the listed pieces. Traits in the text («подводные часы до 5000») narrow the hits of its other words, unless `literal` is set. If
 * no piece has all traits, but a plain search for the whole text finds pieces, tries again without one of the traits, and finally returns
 * the plain hits.
 */
export function searchCatalog(catalog: Catalog, { search, literal }: Search): CatalogSearch {
  const text = search?.trim()
  if (!text) return { hits: null, readings: [] }
  const asWords = catalog.search.find(text)
  if (literal) return { hits: asWords, readings: [] }
  const { readings, names } = understand(catalog, text)
  if (!readings.length) return { hits: asWords, readings }
  const sought = names ? catalog.search.find(names) : allListed(catalog)
  for (const kept of attempts(readings)) {
    const fit = narrow(sought, isFitFor(catalog, kept))
    if (fit.length || !asWords.length) return { hits: inOrderOf(asWords, fit), readings: kept }
  }
  return { hits: asWords, readings: [] }
}

/**
 * Returns only pieces that have every trait and every other word of the text, without tolerance for typing errors. Null without a search
 * text. Use this for results that nobody reviews.
 */
export function searchExactly(catalog: Catalog, { search, literal }: Search): SearchHit[] | null {
  const text = search?.trim()
  if (!text) return null
  const { readings, names } = understand(catalog, text)
  if (literal || !readings.length) return catalog.search.findExact(text)
  return narrow(names ? catalog.search.findExact(names) : allListed(catalog), isFitFor(catalog, readings))
}

/** Returns the combinations of traits to try: first all traits, then all but one. Leaves out a gender first, and a kind last. */
function attempts(readings: readonly TraitReading[]): (readonly TraitReading[])[] {
  const importance = ({ trait: { role } }: TraitReading) => ['gender', undefined, 'kind'].indexOf(role)
  const dropped = readings.toReversed().toSorted((a, b) => importance(a) - importance(b))
  return [readings, ...dropped.map((one) => readings.filter((other) => other !== one))].filter((kept) => kept.length > 0)
}

function allListed({ columnsByKind }: Catalog): SearchHit[] {
  const pieceIds = kinds.flatMap((kind) => {
    const columns = columnsByKind[kind]
    return [...listIndexes(getFlagBits(columns, 'listed'))].flatMap((rowIndex) => columns.rows[rowIndex]?.id ?? [])
  })
  return [{ score: 0, pieceIds }]
}

function isFitFor(catalog: Catalog, readings: readonly TraitReading[]): (id: number) => boolean {
  return findWithTraits(
    catalog,
    readings.map(({ trait }) => trait),
  )
}

function narrow(hits: readonly SearchHit[], isFit: (id: number) => boolean): SearchHit[] {
  return hits.map(({ score, pieceIds }) => ({ score, pieceIds: pieceIds.filter(isFit) })).filter(({ pieceIds }) => pieceIds.length > 0)
}

/** Sorts hits so that the pieces among `first` come first, in the order of `first`. */
function inOrderOf(first: readonly SearchHit[], hits: readonly SearchHit[]): SearchHit[] {
  const wanted = new Set(hits.flatMap(({ pieceIds }) => pieceIds))
  const leading = narrow(first, (id) => wanted.has(id))
  const led = new Set(leading.flatMap(({ pieceIds }) => pieceIds))
  return [...leading, ...narrow(hits, (id) => !led.has(id))]
}
