import { z } from 'zod'
import { ComparisonPage, ComparisonState, SavedPieceIds, ToggleComparison } from '#contract/comparison.ts'
import type { Endpoints } from '#contract/endpoints/endpoint.ts'
import { EntryId, FavoriteEntry, FavoritePage, FavoriteState, ToggleFavorite } from '#contract/favorites.ts'
import { ReferencePaging } from '#contract/paging.ts'
import { OnePiece, OnePieceParams } from '#contract/piece-ref-params.ts'

const done = z.null().describe('Done.')

export const savedListEndpoints = {
  'GET /api/favorites/': { query: ReferencePaging, response: { 200: FavoritePage } },
  'POST /api/favorites/': { body: OnePiece, response: { 201: FavoriteEntry } },
  'DELETE /api/favorites/:id/': { params: EntryId, response: { 204: done } },
  'GET /api/favorites/check/': { query: OnePieceParams, response: { 200: FavoriteState } },
  'POST /api/favorites/toggle/': { body: ToggleFavorite, response: { 200: FavoriteState } },
  'GET /api/comparison/': { query: ReferencePaging, response: { 200: ComparisonPage } },
  'POST /api/comparison/': { body: OnePiece, response: { 201: FavoriteEntry } },
  'DELETE /api/comparison/:id/': { params: EntryId, response: { 204: done } },
  'GET /api/comparison/check/': { query: OnePieceParams, response: { 200: ComparisonState } },
  'POST /api/comparison/toggle/': { body: ToggleComparison, response: { 200: ComparisonState } },
  'DELETE /api/comparison/clear/': { response: { 204: done } },
  'GET /api/marks/': { response: { 200: SavedPieceIds } },
} as const satisfies Endpoints
