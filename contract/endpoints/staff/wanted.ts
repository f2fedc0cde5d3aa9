import { z } from 'zod'
import type { Endpoints } from '#contract/endpoints/endpoint.ts'
import { ListedWanted, PieceWanted, TellWanted, WantedParams, WantedQuery, WantedSettings, WantedNotified } from '#contract/staff/wanted.ts'

const Done = z.object({ action_id: z.string() })

export const staffWantedEndpoints = {
  'GET /api/staff/wanted/': { query: WantedQuery, response: { 200: ListedWanted } },
  'PUT /api/staff/wanted/settings/': { body: WantedSettings, response: { 200: Done } },
  'POST /api/staff/wanted/:id/close/': { params: WantedParams, response: { 200: Done } },
  'GET /api/staff/pieces/:id/wanted/': { params: WantedParams, response: { 200: PieceWanted } },
  'POST /api/staff/pieces/:id/wanted/tell/': { params: WantedParams, body: TellWanted, response: { 200: WantedNotified } },
} as const satisfies Endpoints
