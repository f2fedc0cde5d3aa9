import type { CatalogQuery } from '#contract/catalog-query.ts'
import { kinds } from '#contract/piece.ts'
import type { Ordering } from '#contract/rules/orderings.ts'
import { applyFilters, findMatching } from '#server/domain/catalog/apply-filters.ts'
import { type BitSet, countBits, hasBit } from '#server/domain/catalog/bit-set.ts'
import { type CatalogColumns, getShownPriceCents } from '#server/domain/catalog/catalog-columns.ts'
import type { CatalogSnapshot } from '#server/domain/catalog/catalog.ts'
import { type ListedPieces, sortByRelevance } from '#server/domain/catalog/list-pieces.ts'
import type { PieceRow } from '#server/domain/catalog/piece-rows.ts'
import type { ReferenceLists } from '#server/domain/catalog/reference-lists.ts'
import { searchCatalog } from '#server/domain/catalog/search-catalog.ts'
import {
  compareAscending,
  compareDescending,
  compareStrings,
  findShuffleStart,
  hashInteger,
  rankBrands,
  sortRowIndexes,
} from '#server/domain/catalog/sort-rows.ts'
import type { SearchHit } from '#server/domain/search/search-index.ts'

type Offer = { columns: CatalogColumns; bits: BitSet; rowIndexes: readonly number[]; start: number }
type Comparator = (a: PieceRow, b: PieceRow) => number

/**
 * Returns one page of pieces of all kinds, in the requested order. Without an order, search results are sorted by relevance, and other
 * lists are shuffled by `seed`.
 */
export function listAllKinds(catalog: CatalogSnapshot, query: CatalogQuery): ListedPieces {
  const { hits, readings } = searchCatalog(catalog, query)
  const matches = kinds.map((kind) => {
    const columns = catalog.columnsByKind[kind]
    return { columns, bits: findMatching(applyFilters(columns, catalog.lists, { filters: query, scope: 'all', hits })) }
  })
  const count = matches.reduce((sum, { bits }) => sum + countBits(bits), 0)
  const last = query.page * query.page_size
  const rows =
    hits && !query.ordering
      ? takeRelevant(matches, hits, last)
      : mergeOffers(
          matches.map((match) => toOffer(match, catalog.lists, query)),
          createComparator(catalog.lists, query),
          last,
        )
  return { count, rows: rows.slice(last - query.page_size), readings }
}

function toOffer({ columns, bits }: Pick<Offer, 'columns' | 'bits'>, lists: ReferenceLists, { ordering, seed }: CatalogQuery): Offer {
  const rowIndexes = sortRowIndexes(columns, lists, ordering ?? 'shuffle')
  return { columns, bits, rowIndexes, start: ordering ? 0 : findShuffleStart(columns, rowIndexes, seed ?? 0) }
}

function mergeOffers(offers: readonly Offer[], compare: Comparator, count: number): PieceRow[] {
  const streams = offers.map((offer) => streamRows(offer))
  const heads = streams.map((stream) => stream.next().value)
  const rows: PieceRow[] = []
  while (rows.length < count) {
    let best: number | null = null
    for (const [at, head] of heads.entries()) {
      const leader = best === null ? undefined : heads[best]
      if (head && (!leader || compare(head, leader) < 0)) best = at
    }
    const next = best === null ? undefined : heads[best]
    if (best === null || !next) break
    rows.push(next)
    heads[best] = streams[best]?.next().value
  }
  return rows
}

function* streamRows({ columns, bits, rowIndexes, start }: Offer): Generator<PieceRow, undefined> {
  for (let step = 0; step < rowIndexes.length; step++) {
    const rowIndex = rowIndexes[(start + step) % rowIndexes.length] ?? 0
    const row = columns.rows[rowIndex]
    if (row && hasBit(bits, rowIndex)) yield row
  }
  return undefined
}

function takeRelevant(matches: readonly Pick<Offer, 'columns' | 'bits'>[], hits: readonly SearchHit[], count: number): PieceRow[] {
  const rows: PieceRow[] = []
  for (const hit of hits) {
    for (const { columns, bits } of matches) {
      for (const rowIndex of sortByRelevance(columns, [hit])) {
        const row = columns.rows[rowIndex]
        if (row && hasBit(bits, rowIndex)) rows.push(row)
      }
    }
    if (rows.length >= count) break
  }
  return rows.slice(0, count)
}

function createComparator(lists: ReferenceLists, { ordering, seed }: CatalogQuery): Comparator {
  const byId: Comparator = (a, b) => a.id - b.id
  if (!ordering) {
    const entry = hashInteger((seed ?? 0) + 1)
    const keyOf = ({ id }: PieceRow) => (hashInteger(id) - entry) >>> 0
    return (a, b) => keyOf(a) - keyOf(b) || byId(a, b)
  }
  return comparators(lists)[ordering]
}

function comparators(lists: ReferenceLists): Record<Ordering, Comparator> {
  const byId: Comparator = (a, b) => a.id - b.id
  const year = ({ productionYear }: PieceRow) => productionYear ?? Number.NaN
  const price = (row: PieceRow) => getShownPriceCents(row) ?? Number.NaN
  const rank = rankBrands(lists)
  return {
    '-published_at': (a, b) => b.publishedAt - a.publishedAt || byId(b, a),
    '-production_year': (a, b) => compareDescending(year(a), year(b)) || byId(b, a),
    price_usd: (a, b) => compareAscending(price(a), price(b)) || byId(a, b),
    '-price_usd': (a, b) => compareDescending(price(a), price(b)) || byId(a, b),
    brand__name: (a, b) => Number(rank[a.brandId]) - Number(rank[b.brandId]) || compareStrings(a.modelName, b.modelName) || byId(a, b),
  }
}
