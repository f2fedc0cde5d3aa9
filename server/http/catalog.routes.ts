import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { Bag, BagCard } from '#contract/bag.ts'
import { CatalogFilters, CatalogQuery } from '#contract/catalog-query.ts'
import { Facets } from '#contract/facets.ts'
import { Jewelry, JewelryCard } from '#contract/jewelry.ts'
import { pageOf } from '#contract/paging.ts'
import type { Kind } from '#contract/piece.ts'
import { Watch, WatchCard } from '#contract/watch.ts'
import type { Catalog } from '#server/domain/catalog/catalog.ts'
import { countFacets } from '#server/domain/catalog/count-facets.ts'
import { getPiece, type PieceTexts } from '#server/domain/catalog/get-piece.ts'
import { listPieces } from '#server/domain/catalog/list-pieces.ts'
import type { Lists } from '#server/domain/catalog/lists.ts'
import type { PieceRow } from '#server/domain/catalog/piece-rows.ts'
import type { Base } from '#server/domain/catalog/sift.ts'
import { shuffleWindowMs } from '#server/http/answer-cache.ts'
import { failures } from '#server/http/failures.ts'
import { requestLanguage } from '#server/http/guards/request-language.ts'
import { neighbourPages } from '#server/http/neighbour-pages.ts'
import { presentBag } from '#server/http/present/bag.ts'
import { presentFacets } from '#server/http/present/facets.ts'
import { presentJewelry } from '#server/http/present/jewelry.ts'
import type { Presenting } from '#server/http/present/photo.ts'
import { presentBagCard, presentJewelryCard, presentWatchCard } from '#server/http/present/piece.ts'
import { presentWatch } from '#server/http/present/watch.ts'
import { readRoute } from '#server/http/read-route.ts'

export type CatalogRoutes = { catalog: Catalog; texts: PieceTexts; photoBase: string; now: () => number }

type List = {
  path: string
  name: string
  kind: Kind
  base: Base
  card: z.ZodType
  present: (row: PieceRow, lists: Lists, presenting: Presenting) => object
}

const lists: List[] = [
  { path: '/api/watches/', name: 'Watches', kind: 'watch', base: 'all', card: WatchCard, present: presentWatchCard },
  { path: '/api/sale/', name: 'Sale', kind: 'watch', base: 'sale', card: WatchCard, present: presentWatchCard },
  { path: '/api/popular/', name: 'Popular', kind: 'watch', base: 'popular', card: WatchCard, present: presentWatchCard },
  { path: '/api/jewelry/', name: 'Jewelry', kind: 'jewelry', base: 'all', card: JewelryCard, present: presentJewelryCard },
  { path: '/api/bags/', name: 'Bags', kind: 'bag', base: 'all', card: BagCard, present: presentBagCard },
]

/** Lists, their facets, and single pieces (API-02). */
export function catalogRoutes(app: FastifyInstance, routes: CatalogRoutes): void {
  for (const list of lists) {
    listRoute(app, routes, list)
    facetsRoute(app, routes, list)
  }
  const { catalog, texts } = routes
  pieceRoute(app, '/api/watches/:id/', 'getWatch', Watch, async (id, request) =>
    presentWatch(getPiece(catalog.current(), 'watch', id), await texts.watch(id), catalog.current().lists, presenting(routes, request)),
  )
  pieceRoute(app, '/api/jewelry/:id/', 'getJewelry', Jewelry, async (id, request) =>
    presentJewelry(
      getPiece(catalog.current(), 'jewelry', id),
      await texts.jewelry(id),
      catalog.current().lists,
      presenting(routes, request),
    ),
  )
  pieceRoute(app, '/api/bags/:id/', 'getBag', Bag, async (id, request) =>
    presentBag(getPiece(catalog.current(), 'bag', id), await texts.bag(id), catalog.current().lists, presenting(routes, request)),
  )
}

function listRoute(app: FastifyInstance, routes: CatalogRoutes, { path, name, kind, base, card, present }: List): void {
  readRoute(app, {
    path,
    cache: 'list',
    operationId: `list${name}`,
    tag: 'Catalogue',
    querystring: CatalogQuery,
    answer: pageOf(card),
    produce: ({ query: asked, url, language }) => {
      const query = withSeed(asked, routes.now())
      const snapshot = routes.catalog.current()
      const { count, rows } = listPieces(snapshot, kind, query, base)
      const presenting = { language, photoBase: routes.photoBase }
      return { count, ...neighbourPages(url, query, count), results: rows.map((row) => present(row, snapshot.lists, presenting)) }
    },
  })
}

function facetsRoute(app: FastifyInstance, routes: CatalogRoutes, { path, name, kind, base }: List): void {
  readRoute(app, {
    path: `${path}facets/`,
    cache: 'list',
    operationId: `count${name}`,
    tag: 'Catalogue',
    querystring: CatalogFilters,
    answer: Facets,
    produce: ({ query, language }) => {
      const snapshot = routes.catalog.current()
      return presentFacets(countFacets(snapshot, kind, query, base), query, snapshot.lists, language)
    },
  })
}

const PieceId = z.object({
  id: z.coerce
    .number()
    .int()
    .min(1)
    .max(2 ** 31 - 1),
})

function pieceRoute(
  app: FastifyInstance,
  path: string,
  operationId: string,
  answer: z.ZodType,
  get: (id: number, request: FastifyRequest) => Promise<object>,
): void {
  const schema = { operationId, tags: ['Catalogue'], params: PieceId, response: { 200: answer, ...failures } }
  app.get<{ Params: z.output<typeof PieceId> }>(path, { config: { cache: 'piece', access: 'public' }, schema }, (request) =>
    get(request.params.id, request),
  )
}

function presenting({ photoBase }: CatalogRoutes, request: FastifyRequest): Presenting {
  return { language: requestLanguage(request.headers['accept-language']), photoBase }
}

/** A list without an order is shuffled: the same for everybody for ten minutes, and by its seed while one person pages (CAT-09). */
function withSeed(query: CatalogQuery, now: number): CatalogQuery {
  if (query.ordering || query.search?.trim()) return { ...query, seed: undefined }
  return { ...query, seed: query.seed ?? Math.floor(now / shuffleWindowMs) }
}
