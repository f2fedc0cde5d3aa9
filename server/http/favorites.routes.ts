import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { EntryId, FavoriteEntry, FavoritePage, FavoriteState, ToggleFavorite } from '#contract/favorites.ts'
import { OnePiece, OnePieceInAddress } from '#contract/own-piece.ts'
import { ReferencePaging } from '#contract/paging.ts'
import { getPiece } from '#server/domain/catalog/get-piece.ts'
import { addEntry } from '#server/domain/own-lists/add-entry.ts'
import { findEntry } from '#server/domain/own-lists/find-entry.ts'
import { listFavorites } from '#server/domain/own-lists/list-favorites.ts'
import { removeEntry } from '#server/domain/own-lists/remove-entry.ts'
import { toggleEntry } from '#server/domain/own-lists/toggle-entry.ts'
import { ownFailures } from '#server/http/failures.ts'
import { customerOf } from '#server/http/guards/access.ts'
import { type OwnRoutes, pageAsked, pieceOf, presentingTo } from '#server/http/own-routes.ts'
import { presentOwnPiece } from '#server/http/present/own-piece.ts'

const config = { access: 'customer' } as const
const tags = ['Favorites']
const list = 'favorite'

type Paging = z.output<typeof ReferencePaging>
type Pieces = z.output<typeof OnePiece>

/** The favorites of who asks (API-05). */
export function favoritesRoutes(app: FastifyInstance, routes: OwnRoutes): void {
  const { ctx } = routes
  app.get<{ Querystring: Paging }>(
    '/api/favorites/',
    {
      config,
      schema: { operationId: 'listFavorites', tags, querystring: ReferencePaging, response: { 200: FavoritePage, ...ownFailures } },
    },
    async (request) => {
      const entries = await listFavorites(ctx, customerOf(request))
      const presenting = presentingTo(routes, request)
      return pageAsked(request, entries, ({ id, row }) => ({ id, ...presentOwnPiece(row, ...presenting) }))
    },
  )
  app.post<{ Body: Pieces }>(
    '/api/favorites/',
    { config, schema: { operationId: 'addFavorite', tags, body: OnePiece, response: { 201: FavoriteEntry, ...ownFailures } } },
    async (request, reply) => {
      const piece = pieceOf(request.body)
      const id = await addEntry(ctx, customerOf(request), list, piece)
      const row = getPiece(ctx.catalog.current(), piece.kind, piece.id)
      return reply.code(201).send({ id, ...presentOwnPiece(row, ...presentingTo(routes, request)) })
    },
  )
  app.delete<{ Params: z.output<typeof EntryId> }>(
    '/api/favorites/:id/',
    {
      config,
      schema: { operationId: 'removeFavorite', tags, params: EntryId, response: { 204: z.null().describe('Done.'), ...ownFailures } },
    },
    async (request, reply) => {
      await removeEntry(ctx, customerOf(request), list, request.params.id)
      return reply.code(204).send()
    },
  )
  app.get<{ Querystring: Pieces }>(
    '/api/favorites/check/',
    {
      config,
      schema: { operationId: 'checkFavorite', tags, querystring: OnePieceInAddress, response: { 200: FavoriteState, ...ownFailures } },
    },
    async (request) => {
      const id = await findEntry(ctx, customerOf(request), list, pieceOf(request.query))
      return { is_favorite: id !== null, id }
    },
  )
  app.post<{ Body: z.output<typeof ToggleFavorite> }>(
    '/api/favorites/toggle/',
    { config, schema: { operationId: 'toggleFavorite', tags, body: ToggleFavorite, response: { 200: FavoriteState, ...ownFailures } } },
    async (request) => {
      const { is_favorite: wanted, ...fields } = request.body
      const { id } = await toggleEntry(ctx, customerOf(request), list, { piece: pieceOf(fields), wanted })
      return { is_favorite: id !== null, id }
    },
  )
}
