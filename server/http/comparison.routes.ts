import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { ComparisonPage, ComparisonState, Marks, ToggleComparison } from '#contract/comparison.ts'
import { EntryId, FavoriteEntry } from '#contract/favorites.ts'
import { OnePiece, OnePieceInAddress } from '#contract/own-piece.ts'
import { ReferencePaging } from '#contract/paging.ts'
import { getPiece } from '#server/domain/catalog/get-piece.ts'
import { addEntry } from '#server/domain/own-lists/add-entry.ts'
import { findEntry } from '#server/domain/own-lists/find-entry.ts'
import { listComparison } from '#server/domain/own-lists/list-comparison.ts'
import { ownMarks } from '#server/domain/own-lists/own-marks.ts'
import { clearList, removeEntry } from '#server/domain/own-lists/remove-entry.ts'
import { toggleEntry } from '#server/domain/own-lists/toggle-entry.ts'
import { ownFailures } from '#server/http/failures.ts'
import { customerOf } from '#server/http/guards/access.ts'
import { type OwnRoutes, pageAsked, pieceOf, presentingTo } from '#server/http/own-routes.ts'
import { presentComparedPiece } from '#server/http/present/compared-piece.ts'
import { presentOwnPiece } from '#server/http/present/own-piece.ts'

const config = { access: 'customer' } as const
const tags = ['Comparison']
const list = 'comparison_entry'
const removed = { 204: z.null().describe('Done.'), ...ownFailures }

type Pieces = z.output<typeof OnePiece>

/** The comparison of who asks (API-05). */
export function comparisonRoutes(app: FastifyInstance, routes: OwnRoutes): void {
  const { ctx } = routes
  app.get<{ Querystring: z.output<typeof ReferencePaging> }>(
    '/api/comparison/',
    {
      config,
      schema: { operationId: 'listComparison', tags, querystring: ReferencePaging, response: { 200: ComparisonPage, ...ownFailures } },
    },
    async (request) => {
      const entries = await listComparison(ctx, customerOf(request))
      const presenting = presentingTo(routes, request)
      return pageAsked(request, entries, (entry) => presentComparedPiece(entry, ...presenting))
    },
  )
  app.get<{ Querystring: Pieces }>(
    '/api/comparison/check/',
    {
      config,
      schema: { operationId: 'checkCompared', tags, querystring: OnePieceInAddress, response: { 200: ComparisonState, ...ownFailures } },
    },
    async (request) => {
      const id = await findEntry(ctx, customerOf(request), list, pieceOf(request.query))
      return { is_in_comparison: id !== null, id }
    },
  )
  app.get(
    '/api/marks/',
    { config, schema: { operationId: 'getMarks', tags: ['Favorites', 'Comparison'], response: { 200: Marks, ...ownFailures } } },
    async (request) => {
      const marks = await ownMarks(ctx, customerOf(request))
      return { favorite_ids: marks.favorite, comparison_ids: marks.comparison_entry }
    },
  )
  changeRoutes(app, routes)
}

function changeRoutes(app: FastifyInstance, routes: OwnRoutes): void {
  const { ctx } = routes
  app.post<{ Body: Pieces }>(
    '/api/comparison/',
    { config, schema: { operationId: 'compare', tags, body: OnePiece, response: { 201: FavoriteEntry, ...ownFailures } } },
    async (request, reply) => {
      const piece = pieceOf(request.body)
      const id = await addEntry(ctx, customerOf(request), list, piece)
      const row = getPiece(ctx.catalog.current(), piece.kind, piece.id)
      return reply.code(201).send({ id, ...presentOwnPiece(row, ...presentingTo(routes, request)) })
    },
  )
  app.post<{ Body: z.output<typeof ToggleComparison> }>(
    '/api/comparison/toggle/',
    { config, schema: { operationId: 'toggleCompared', tags, body: ToggleComparison, response: { 200: ComparisonState, ...ownFailures } } },
    async (request) => {
      const { is_in_comparison: wanted, ...fields } = request.body
      const { id } = await toggleEntry(ctx, customerOf(request), list, { piece: pieceOf(fields), wanted })
      return { is_in_comparison: id !== null, id }
    },
  )
  app.delete(
    '/api/comparison/clear/',
    { config, schema: { operationId: 'clearComparison', tags, response: removed } },
    async (request, reply) => {
      await clearList(ctx, customerOf(request), list)
      return reply.code(204).send()
    },
  )
  app.delete<{ Params: z.output<typeof EntryId> }>(
    '/api/comparison/:id/',
    { config, schema: { operationId: 'stopComparing', tags, params: EntryId, response: removed } },
    async (request, reply) => {
      await removeEntry(ctx, customerOf(request), list, request.params.id)
      return reply.code(204).send()
    },
  )
}
