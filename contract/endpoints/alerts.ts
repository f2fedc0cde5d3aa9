import { z } from 'zod'
import { Alerts, ChangeFavoriteAlerts, ChangeSavedSearch, FavoriteAlerts, SavedSearch, SaveSearch } from '#contract/alerts.ts'
import type { Endpoints } from '#contract/endpoints/endpoint.ts'
import { EntryId } from '#contract/favorites.ts'

export const alertEndpoints = {
  'GET /api/alerts/': { response: { 200: Alerts } },
  'PATCH /api/alerts/favorites/': { body: ChangeFavoriteAlerts, response: { 200: FavoriteAlerts } },
  'POST /api/saved-searches/': { body: SaveSearch, response: { 201: SavedSearch } },
  'PATCH /api/saved-searches/:id/': { params: EntryId, body: ChangeSavedSearch, response: { 200: SavedSearch } },
  'DELETE /api/saved-searches/:id/': { params: EntryId, response: { 204: z.null().describe('Done.') } },
} as const satisfies Endpoints
