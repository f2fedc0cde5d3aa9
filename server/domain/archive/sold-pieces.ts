import { kinds } from '#contract/piece.ts'
import type { CatalogSnapshot } from '#server/domain/catalog/catalog-snapshot.ts'
import { findRow } from '#server/domain/catalog/find-row.ts'
import type { PieceRow } from '#server/domain/catalog/piece-rows.ts'
import { replaceMergedIds } from '#server/domain/catalog/replace-merged-ids.ts'

type Archive = {
  /** Newest sale first. Pieces with an unknown date of sale come last. */
  rows: readonly PieceRow[]
  byReference: ReadonlyMap<string, readonly PieceRow[]>
  byModel: ReadonlyMap<string, readonly PieceRow[]>
  counts: ReadonlyMap<number, number>
}

const archives = new WeakMap<CatalogSnapshot, { state: string; archive: Archive }>()

/** Returns all archived pieces, even while the archive is closed. Cached until the catalog changes. */
export function getArchive(snapshot: CatalogSnapshot): Archive {
  const state = kinds.map((kind) => snapshot.columnsByKind[kind].version).join(' ')
  const known = archives.get(snapshot)
  if (known?.state === state) return known.archive
  const archive = buildArchive(snapshot)
  archives.set(snapshot, { state, archive })
  return archive
}

/** Whether a sold piece is in the archive. A piece that was never published has no page to link to, so it is left out. */
const isArchived = (row: PieceRow) => row.status === 'sold' && row.publishedAt > 0 && row.inArchive

function buildArchive({ columnsByKind }: CatalogSnapshot): Archive {
  const rows = kinds
    .flatMap((kind) => columnsByKind[kind].rows.filter(isArchived))
    .toSorted((a, b) => compareDays(b.soldOn ?? '', a.soldOn ?? '') || b.id - a.id)
  const counts = new Map<number, number>()
  for (const { brandId } of rows) counts.set(brandId, (counts.get(brandId) ?? 0) + 1)
  return { rows, byReference: Map.groupBy(rows, referenceKey), byModel: Map.groupBy(rows, modelKey), counts }
}

const compareDays = (a: string, b: string) => Number(a > b) - Number(a < b)
const comparable = (text: string) => text.toUpperCase().replaceAll(/[^\p{L}\p{N}]/gu, '')
const referenceKey = ({ brandId, reference }: PieceRow) => `${brandId} ${comparable(reference ?? '')}`
const modelKey = ({ kind, brandId, modelName }: PieceRow) => `${kind} ${brandId} ${comparable(modelName)}`

type Query = { search?: string | undefined; brand_id?: number | undefined; page: number }

/** Returns a page of the archive, newest sale first. With a search, the most relevant pieces come first. */
export function listSold(snapshot: CatalogSnapshot, query: Query, pageSize: number): { count: number; rows: PieceRow[] } {
  const { rows } = getArchive(snapshot)
  const matchingRows = query.search?.trim() ? searchRows(snapshot, rows, query.search) : rows
  const brandIds = query.brand_id === undefined ? null : replaceMergedIds(snapshot.lists, 'brands', [query.brand_id])
  const rowsOfBrand = brandIds ? matchingRows.filter(({ brandId }) => brandIds.includes(brandId)) : matchingRows
  return { count: rowsOfBrand.length, rows: rowsOfBrand.slice((query.page - 1) * pageSize, query.page * pageSize) }
}

/**
 * Returns the archived pieces that match a search, the most relevant model first. Pieces of the same model are sorted by sale, newest
 * first.
 */
function searchRows({ hiddenSearch }: CatalogSnapshot, rows: readonly PieceRow[], search: string): readonly PieceRow[] {
  const places = new Map(rows.map(({ id }, at) => [id, at]))
  return hiddenSearch.find(search).flatMap(({ pieceIds }) =>
    pieceIds
      .flatMap((id) => places.get(id) ?? [])
      .toSorted((a, b) => a - b)
      .flatMap((at) => rows[at] ?? []),
  )
}

/** Returns the newest sales of other pieces with the same reference. If there are none, returns the newest sales of the same model. */
export function findSimilarSold(snapshot: CatalogSnapshot, id: number, most: number): PieceRow[] {
  const row = findRow(snapshot, id)
  if (!row) return []
  const { byReference, byModel } = getArchive(snapshot)
  const others = (rows: readonly PieceRow[] = []) => rows.filter((other) => other.id !== id).slice(0, most)
  const same = comparable(row.reference ?? '') ? others(byReference.get(referenceKey(row))) : []
  return same.length ? same : others(byModel.get(modelKey(row)))
}
