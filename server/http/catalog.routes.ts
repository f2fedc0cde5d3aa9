import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { BagCard } from '#contract/bag.ts'
import type { CatalogQuery } from '#contract/catalog-query.ts'
import type { Facets } from '#contract/facets.ts'
import type { JewelryCard } from '#contract/jewelry.ts'
import type { Page } from '#contract/paging.ts'
import type { PieceOfAnyKind } from '#contract/piece-of-any-kind.ts'
import type { Kind } from '#contract/piece.ts'
import type { Understood } from '#contract/understood.ts'
import type { WatchCard } from '#contract/watch.ts'
import type { Scope } from '#server/domain/catalog/apply-filters.ts'
import type { Catalog } from '#server/domain/catalog/catalog.ts'
import { countFacets, countFacetsOfAllKinds } from '#server/domain/catalog/count-facets.ts'
import { getPiece, getPieceVersion, type PieceTexts } from '#server/domain/catalog/get-piece.ts'
import { listAllKinds } from '#server/domain/catalog/list-all-kinds.ts'
import { listPieces } from '#server/domain/catalog/list-pieces.ts'
import type { PieceRow } from '#server/domain/catalog/piece-rows.ts'
import type { ReferenceLists } from '#server/domain/catalog/reference-lists.ts'
import { resolveCollectionIds } from '#server/domain/catalog/resolve-collection-ids.ts'
import type { ShopContext } from '#server/domain/shop-context.ts'
import { addRoute } from '#server/http/add-route.ts'
import { errorResponses } from '#server/http/error-responses.ts'
import { requestLanguage } from '#server/http/guards/request-language.ts'
import { paginationLinks } from '#server/http/pagination-links.ts'
import { presentBag } from '#server/http/present/bag.ts'
import { presentFacets } from '#server/http/present/facets.ts'
import { presentJewelry } from '#server/http/present/jewelry.ts'
import type { PresentContext } from '#server/http/present/photo.ts'
import { presentBagCard, presentJewelryCard, presentPieceOfAnyKind, presentWatchCard } from '#server/http/present/piece.ts'
import { presentOnce } from '#server/http/present/present-once.ts'
import { presentReports } from '#server/http/present/reports.ts'
import { presentAsArchived } from '#server/http/present/sold.ts'
import { presentUnderstood } from '#server/http/present/understood.ts'
import { presentWatch } from '#server/http/present/watch.ts'
import { addReadRoute, type CheckedQuery, type ReadRequest } from '#server/http/read-route.ts'

export type CatalogRoutes = { catalog: Catalog; texts: PieceTexts; photoBase: string } & Pick<ShopContext, 'shuffleSeed'>

type List<Card> = {
  kind: Kind
  scope: Scope
  present: (row: PieceRow, lists: ReferenceLists, context: PresentContext) => Card
}

type CatalogPage<Card> = Page<Card> & { understood?: Understood[] | undefined }

const watches: List<WatchCard> = { kind: 'watch', scope: 'all', present: presentOnce(presentWatchCard) }
const sale: List<WatchCard> = { ...watches, scope: 'sale' }
const popular: List<WatchCard> = { ...watches, scope: 'popular' }
const jewelry: List<JewelryCard> = { kind: 'jewelry', scope: 'all', present: presentOnce(presentJewelryCard) }
const bags: List<BagCard> = { kind: 'bag', scope: 'all', present: presentOnce(presentBagCard) }

const presentAnyKind = presentOnce(presentPieceOfAnyKind)

export function catalogRoutes(app: FastifyInstance, routes: CatalogRoutes): void {
  const settings = { cache: 'list', tag: 'Catalog' } as const
  const page = <Card>(list: List<Card>) => ({ ...settings, produce: pageProducer(routes, list) })
  const facets = (list: List<object>) => ({ ...settings, produce: facetsProducer(routes, list) })
  addReadRoute(app, { name: 'GET /api/watches/', operationId: 'listWatches', ...page(watches) })
  addReadRoute(app, { name: 'GET /api/watches/facets/', operationId: 'countWatches', ...facets(watches) })
  addReadRoute(app, { name: 'GET /api/sale/', operationId: 'listSale', ...page(sale) })
  addReadRoute(app, { name: 'GET /api/sale/facets/', operationId: 'countSale', ...facets(sale) })
  addReadRoute(app, { name: 'GET /api/popular/', operationId: 'listPopular', ...page(popular) })
  addReadRoute(app, { name: 'GET /api/popular/facets/', operationId: 'countPopular', ...facets(popular) })
  addReadRoute(app, { name: 'GET /api/jewelry/', operationId: 'listJewelry', ...page(jewelry) })
  addReadRoute(app, { name: 'GET /api/jewelry/facets/', operationId: 'countJewelry', ...facets(jewelry) })
  addReadRoute(app, { name: 'GET /api/bags/', operationId: 'listBags', ...page(bags) })
  addReadRoute(app, { name: 'GET /api/bags/facets/', operationId: 'countBags', ...facets(bags) })
  addReadRoute(app, { name: 'GET /api/pieces/', operationId: 'listPieces', ...settings, produce: allKindsProducer(routes) })
  addReadRoute(app, { name: 'GET /api/pieces/facets/', operationId: 'countPieces', ...settings, produce: allFacetsProducer(routes) })
  pieceRoutes(app, routes)
}

function pageProducer<Card>(routes: CatalogRoutes, { kind, scope, present }: List<Card>) {
  return ({ query: requested, url, language }: ReadRequest<CheckedQuery<'GET /api/watches/'>>): CatalogPage<Card> => {
    const snapshot = routes.catalog.current()
    const query = withSeed(resolveCollectionIds(snapshot.lists, requested), routes.shuffleSeed())
    const { count, rows, readings } = listPieces(snapshot, kind, query, scope)
    const context = { language, photoBase: routes.photoBase }
    return {
      count,
      ...paginationLinks(url, query, count),
      results: rows.map((row) => present(row, snapshot.lists, context)),
      ...presentUnderstood(query.search, readings, language),
    }
  }
}

function allKindsProducer(routes: CatalogRoutes) {
  return ({ query: requested, url, language }: ReadRequest<CheckedQuery<'GET /api/pieces/'>>): CatalogPage<PieceOfAnyKind> => {
    const snapshot = routes.catalog.current()
    const query = withSeed(resolveCollectionIds(snapshot.lists, requested), routes.shuffleSeed())
    const { count, rows, readings } = listAllKinds(snapshot, query)
    const context = { language, photoBase: routes.photoBase }
    return {
      count,
      ...paginationLinks(url, query, count),
      results: rows.map((row) => presentAnyKind(row, snapshot.lists, context)),
      ...presentUnderstood(query.search, readings, language),
    }
  }
}

function allFacetsProducer(routes: CatalogRoutes) {
  return ({ query: requested, language }: ReadRequest<CheckedQuery<'GET /api/pieces/facets/'>>): Facets => {
    const snapshot = routes.catalog.current()
    const query = resolveCollectionIds(snapshot.lists, requested)
    return presentFacets(countFacetsOfAllKinds(snapshot, query), query, snapshot.lists, language)
  }
}

function facetsProducer(routes: CatalogRoutes, { kind, scope }: List<object>) {
  return ({ query: requested, language }: ReadRequest<CheckedQuery<'GET /api/watches/facets/'>>): Facets => {
    const snapshot = routes.catalog.current()
    const query = resolveCollectionIds(snapshot.lists, requested)
    return presentFacets(countFacets(snapshot, kind, query, scope), query, snapshot.lists, language)
  }
}

const pieceUrl = /^\/api\/(watches|jewelry|bags)\/(\d{1,10})\/?$/
const kindOfPath: Record<string, Kind> = { watches: 'watch', jewelry: 'jewelry', bags: 'bag' }

function pieceRoutes(app: FastifyInstance, routes: CatalogRoutes): void {
  const { catalog, texts } = routes
  app.readVersion = (url) => {
    const [, path = '', id] = pieceUrl.exec(url) ?? []
    const kind = kindOfPath[path]
    return kind && getPieceVersion(catalog.current(), kind, Number(id))
  }
  const settings = { config: { cache: 'piece', access: 'public' }, tags: ['Catalog'], errors: errorResponses } as const
  addRoute(app, 'GET /api/watches/:id/', { ...settings, operationId: 'getWatch' }, async (request) => {
    const { id } = request.params
    const row = getPiece(catalog.current(), 'watch', id)
    const read = await texts.watch(id)
    const context = createPresentContext(routes, request)
    const { lists, content } = catalog.current()
    const piece = presentAsArchived(presentWatch(row, read, lists, context), row, content.archive)
    return { ...piece, ...presentReports(row, read.reports, lists, context) }
  })
  addRoute(app, 'GET /api/jewelry/:id/', { ...settings, operationId: 'getJewelry' }, async (request) => {
    const { id } = request.params
    const row = getPiece(catalog.current(), 'jewelry', id)
    const read = await texts.jewelry(id)
    const context = createPresentContext(routes, request)
    const { lists, content } = catalog.current()
    const piece = presentAsArchived(presentJewelry(row, read, lists, context), row, content.archive)
    return { ...piece, ...presentReports(row, read.reports, lists, context) }
  })
  addRoute(app, 'GET /api/bags/:id/', { ...settings, operationId: 'getBag' }, async (request) => {
    const { id } = request.params
    const row = getPiece(catalog.current(), 'bag', id)
    const read = await texts.bag(id)
    const context = createPresentContext(routes, request)
    const { lists, content } = catalog.current()
    const piece = presentAsArchived(presentBag(row, read, lists, context), row, content.archive)
    return { ...piece, ...presentReports(row, read.reports, lists, context) }
  })
}

function createPresentContext({ photoBase }: CatalogRoutes, request: FastifyRequest): PresentContext {
  return { language: requestLanguage(request.headers['accept-language']), photoBase }
}

/**
 * Adds a seed to a query that has neither a sort order nor a search text, so that its list is shuffled. Keeps a seed from the URL, so that
 * all pages show the same shuffled list.
 */
function withSeed(query: CatalogQuery, seed: number): CatalogQuery {
  if (query.ordering || query.search?.trim()) return { ...query, seed: undefined }
  return { ...query, seed: query.seed ?? seed }
}
