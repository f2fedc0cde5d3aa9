import type { Endpoints } from '#contract/endpoints/endpoint.ts'
import { SimilarSold, SimilarSoldQuery, SoldPieces, SoldQuery } from '#contract/sold.ts'

export const soldEndpoints = {
  'GET /api/sold/': { query: SoldQuery, response: { 200: SoldPieces } },
  'GET /api/sold/similar/': { query: SimilarSoldQuery, response: { 200: SimilarSold } },
} as const satisfies Endpoints
