import type { FastifyInstance } from 'fastify'
import type { Language } from '#contract/language.ts'
import { type SoldPieces, soldPageSize } from '#contract/sold.ts'
import { findSimilarSold, getArchive, listSold } from '#server/domain/archive/sold-pieces.ts'
import type { Catalog, CatalogSnapshot } from '#server/domain/catalog/catalog.ts'
import { nameOf } from '#server/domain/catalog/reference-names.ts'
import { paginationLinks } from '#server/http/pagination-links.ts'
import { presentSoldPiece } from '#server/http/present/sold.ts'
import { addReadRoute } from '#server/http/read-route.ts'

const similarMax = 4

/** Serves the archive of sold pieces. While the archive is closed, its responses are empty. */
export function soldRoutes(app: FastifyInstance, { catalog, photoBase }: { catalog: Catalog; photoBase: string }): void {
  const settings = { cache: 'list', tag: 'Catalog' } as const
  const present = (snapshot: CatalogSnapshot, language: Language) => ({
    lists: snapshot.lists,
    archive: snapshot.content.archive,
    context: { language, photoBase },
  })
  addReadRoute(app, {
    name: 'GET /api/sold/',
    operationId: 'listSold',
    ...settings,
    produce: ({ query, url, language }): SoldPieces => {
      const snapshot = catalog.current()
      if (!snapshot.content.archive.isOpen) return { count: 0, next: null, previous: null, results: [], is_open: false, brands: [] }
      const { count, rows } = listSold(snapshot, query, soldPageSize)
      const how = present(snapshot, language)
      return {
        count,
        ...paginationLinks(url, { page: query.page, page_size: soldPageSize }, count),
        results: rows.map((row) => presentSoldPiece(row, how)),
        is_open: true,
        brands: listBrands(snapshot, language),
      }
    },
  })
  addReadRoute(app, {
    name: 'GET /api/sold/similar/',
    operationId: 'listSimilarSold',
    ...settings,
    produce: ({ query, language }) => {
      const snapshot = catalog.current()
      const rows = snapshot.content.archive.isOpen ? findSimilarSold(snapshot, query.piece_id, similarMax) : []
      const how = present(snapshot, language)
      return { results: rows.map((row) => presentSoldPiece(row, how)) }
    },
  })
}

function listBrands(snapshot: CatalogSnapshot, language: Language): SoldPieces['brands'] {
  return [...getArchive(snapshot).counts]
    .map(([id, count]) => ({ id, name: nameOf(snapshot.lists, 'brands', id, language) ?? '', count }))
    .toSorted((a, b) => a.name.localeCompare(b.name, language))
}
