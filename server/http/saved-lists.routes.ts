import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { PieceRef } from '#contract/rules/piece-ref.ts'
import { getPiece } from '#server/domain/catalog/get-piece.ts'
import { getSavedPieceIds, listComparison, listFavorites } from '#server/domain/saved-lists/list-saved.ts'
import { addEntry, clearList, findEntry, removeEntry, type SavedList, toggleEntry } from '#server/domain/saved-lists/saved-entries.ts'
import { addRoute } from '#server/http/add-route.ts'
import { type CustomerRoutes, paginate, readPieceRef, createPresentArgs } from '#server/http/customer-routes.ts'
import { customerErrorResponses } from '#server/http/error-responses.ts'
import { customerOf } from '#server/http/guards/access.ts'
import { presentComparedPiece } from '#server/http/present/compared-piece.ts'
import { presentPieceByKind } from '#server/http/present/piece-by-kind.ts'

const settings = { config: { access: 'customer' }, errors: customerErrorResponses } as const

export function savedListsRoutes(app: FastifyInstance, routes: CustomerRoutes): void {
  favoritesRoutes(app, routes)
  comparisonRoutes(app, routes)
  const tags = ['Favorites', 'Comparison']
  addRoute(app, 'GET /api/marks/', { ...settings, tags, operationId: 'getMarks' }, async (request) => {
    const saved = await getSavedPieceIds(routes.ctx, customerOf(request))
    return { favorite_ids: saved.favorite, comparison_ids: saved.comparison_entry, alert_ids: saved.alert }
  })
}

function favoritesRoutes(app: FastifyInstance, routes: CustomerRoutes): void {
  const tags = ['Favorites']
  const { add, find, toggle, remove } = createEntryHandlers(routes, 'favorite')
  const state = (id: string | null) => ({ is_favorite: id !== null, id })
  addRoute(app, 'GET /api/favorites/', { ...settings, tags, operationId: 'listFavorites' }, async (request) => {
    const entries = await listFavorites(routes.ctx, customerOf(request))
    const presentArgs = createSavedArgs(routes, request)
    return paginate(request, entries, ({ id, row }) => ({ id, ...presentPieceByKind(row, ...presentArgs) }))
  })
  addRoute(app, 'POST /api/favorites/', { ...settings, tags, operationId: 'addFavorite' }, async (request) =>
    add(request, readPieceRef(request.body)),
  )
  addRoute(app, 'DELETE /api/favorites/:id/', { ...settings, tags, operationId: 'removeFavorite' }, async (request) =>
    remove(request, request.params.id),
  )
  addRoute(app, 'GET /api/favorites/check/', { ...settings, tags, operationId: 'checkFavorite' }, async (request) =>
    state(await find(request, readPieceRef(request.query))),
  )
  addRoute(app, 'POST /api/favorites/toggle/', { ...settings, tags, operationId: 'toggleFavorite' }, async (request) => {
    const { is_favorite: wanted, ...fields } = request.body
    return state(await toggle(request, { piece: readPieceRef(fields), wanted }))
  })
}

function comparisonRoutes(app: FastifyInstance, routes: CustomerRoutes): void {
  const tags = ['Comparison']
  const { add, find, toggle, remove, clear } = createEntryHandlers(routes, 'comparison_entry')
  const state = (id: string | null) => ({ is_in_comparison: id !== null, id })
  addRoute(app, 'GET /api/comparison/', { ...settings, tags, operationId: 'listComparison' }, async (request) => {
    const entries = await listComparison(routes.ctx, customerOf(request))
    const presentArgs = createSavedArgs(routes, request)
    return paginate(request, entries, (entry) => presentComparedPiece(entry, ...presentArgs))
  })
  addRoute(app, 'POST /api/comparison/', { ...settings, tags, operationId: 'compare' }, async (request) =>
    add(request, readPieceRef(request.body)),
  )
  addRoute(app, 'GET /api/comparison/check/', { ...settings, tags, operationId: 'checkCompared' }, async (request) =>
    state(await find(request, readPieceRef(request.query))),
  )
  addRoute(app, 'POST /api/comparison/toggle/', { ...settings, tags, operationId: 'toggleCompared' }, async (request) => {
    const { is_in_comparison: wanted, ...fields } = request.body
    return state(await toggle(request, { piece: readPieceRef(fields), wanted }))
  })
  addRoute(app, 'DELETE /api/comparison/clear/', { ...settings, tags, operationId: 'clearComparison' }, clear)
  addRoute(app, 'DELETE /api/comparison/:id/', { ...settings, tags, operationId: 'stopComparing' }, async (request) =>
    remove(request, request.params.id),
  )
}

/** Returns the arguments of presenters. Saved lists contain sold pieces, whose asking price is hidden while the archive is open. */
function createSavedArgs(routes: CustomerRoutes, request: FastifyRequest): ReturnType<typeof createPresentArgs> {
  const [lists, context] = createPresentArgs(routes, request)
  return [lists, { ...context, archive: routes.ctx.catalog.current().content.archive }]
}

/** Creates the handlers that favorites and comparison share. An `id` is the id of a list entry, not of a piece. */
function createEntryHandlers(routes: CustomerRoutes, list: SavedList) {
  const { ctx } = routes
  return {
    add: async (request: FastifyRequest, piece: PieceRef) => {
      const id = await addEntry(ctx, customerOf(request), list, piece)
      const row = getPiece(ctx.catalog.current(), piece.kind, piece.id)
      return { id, ...presentPieceByKind(row, ...createSavedArgs(routes, request)) }
    },
    find: (request: FastifyRequest, piece: PieceRef) => findEntry(ctx, customerOf(request), list, piece),
    toggle: async (request: FastifyRequest, change: Parameters<typeof toggleEntry>[3]) =>
      (await toggleEntry(ctx, customerOf(request), list, change)).id,
    remove: (request: FastifyRequest, id: string) => removeEntry(ctx, customerOf(request), list, id),
    clear: (request: FastifyRequest) => clearList(ctx, customerOf(request), list),
  }
}
