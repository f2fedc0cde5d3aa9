import { z } from 'zod'
import type { Endpoints } from '#contract/endpoints/endpoint.ts'
import { PiecePathParams } from '#contract/piece-ref-params.ts'
import { PaperOf, PiecePaper } from '#contract/staff/papers.ts'

const params = PiecePathParams
const Papers = z.object({ results: z.array(PiecePaper) })

export const staffPaperEndpoints = {
  'GET /api/staff/pieces/:id/papers/': { params, response: { 200: Papers } },
  'POST /api/staff/pieces/:id/papers/': { params, query: PaperOf, response: { 201: Papers.extend({ action_id: z.string() }) } },
  'GET /api/staff/papers/:uuid/': { params: z.object({ uuid: z.uuid() }), response: { 200: z.unknown() } },
} as const satisfies Endpoints
