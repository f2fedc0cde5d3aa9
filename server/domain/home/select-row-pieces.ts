import type { CatalogQuery } from '#contract/catalog-query.ts'
import { type HomeRow, homeRowCounts, type HomeRowName } from '#contract/rules/staff/home-parts.ts'
import { getShownPriceCents, isListed } from '#server/domain/catalog/catalog-columns.ts'
import type { CatalogSnapshot } from '#server/domain/catalog/catalog.ts'
import { findRow } from '#server/domain/catalog/find-row.ts'
import { listAllKinds } from '#server/domain/catalog/list-all-kinds.ts'
import { listPieces } from '#server/domain/catalog/list-pieces.ts'
import type { PieceRow } from '#server/domain/catalog/piece-rows.ts'
import { replaceMergedIds } from '#server/domain/catalog/replace-merged-ids.ts'
import { getHomeRow, type Home } from '#server/domain/home/read-home.ts'

/**
 * Returns the listed pieces of a row of the home page: first the pieces chosen by hand, then the pieces that match the row's rule. Null if
 * the row is hidden, filled by default, or has no listed piece.
 */
export function selectRowPieces(catalog: CatalogSnapshot, home: Home, name: HomeRowName): PieceRow[] | null {
  const row = getHomeRow(home, name)
  if (row.mode === 'default' || row.mode === 'hidden') return null
  const count = homeRowCounts[name]
  const pinned = row.pieces.flatMap((id) => findListed(catalog, id) ?? []).slice(0, count)
  const others = row.mode === 'rule' ? findByRule(catalog, row, { home, count: count + pinned.length }) : []
  const known = new Set(pinned.map(({ id }) => id))
  const pieces = [...pinned, ...others.filter(({ id }) => !known.has(id))].slice(0, count)
  return pieces.length ? pieces : null
}

function findListed(catalog: CatalogSnapshot, id: number): PieceRow | undefined {
  const row = findRow(catalog, id)
  return row && isListed(row) ? row : undefined
}

function findByRule(catalog: CatalogSnapshot, row: HomeRow, { home, count }: { home: Home; count: number }): PieceRow[] {
  if (row.tag !== null) return findTagged(catalog, row, home).slice(0, count)
  const query: CatalogQuery = {
    ordering: row.ordering,
    page: 1,
    page_size: count,
    ...(row.brand_ids.length ? { brand_ids: row.brand_ids } : {}),
    ...(row.min_price === null ? {} : { min_price: row.min_price }),
    ...(row.max_price === null ? {} : { max_price: row.max_price }),
  }
  return (row.kind ? listPieces(catalog, row.kind, query) : listAllKinds(catalog, query)).rows
}

function findTagged(catalog: CatalogSnapshot, rule: HomeRow, { taggedIds }: Home): PieceRow[] {
  const pieces = (taggedIds.get(rule.tag ?? '') ?? []).flatMap((id) => findListed(catalog, id) ?? [])
  const known = { ...rule, brand_ids: replaceMergedIds(catalog.lists, 'brands', rule.brand_ids) }
  return pieces.filter((piece) => fits(piece, known)).toSorted((a, b) => valueOf(a, rule) - valueOf(b, rule) || b.id - a.id)
}

function fits(piece: PieceRow, { kind, brand_ids: brandIds, min_price: min, max_price: max }: HomeRow): boolean {
  const cents = getShownPriceCents(piece)
  if (kind !== null && piece.kind !== kind) return false
  if (brandIds.length && !brandIds.includes(piece.brandId)) return false
  return (min === null || (cents !== null && cents >= min * 100)) && (max === null || (cents !== null && cents <= max * 100))
}

function valueOf(piece: PieceRow, { ordering }: HomeRow): number {
  const cents = getShownPriceCents(piece)
  if (ordering === 'price_usd') return cents ?? Infinity
  if (ordering === '-price_usd') return -(cents ?? 0)
  return ordering === '-production_year' ? -(piece.productionYear ?? 0) : -piece.publishedAt
}
