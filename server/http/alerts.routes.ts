import type { FastifyInstance } from 'fastify'
import type { FavoriteAlerts, SavedSearch } from '#contract/alerts.ts'
import { readCustomerReach } from '#server/domain/alerts/alert-reach.ts'
import { changeFavoriteAlerts, type FavoriteAlertsState, readFavoriteAlerts } from '#server/domain/alerts/favorite-alerts.ts'
import {
  changeSavedSearch,
  countSearchMatches,
  deleteSavedSearch,
  listSavedSearches,
  type SavedSearchRow,
  saveSearch,
  searchPath,
} from '#server/domain/alerts/saved-searches.ts'
import type { ShopContext } from '#server/domain/shop-context.ts'
import { addRoute } from '#server/http/add-route.ts'
import { customerErrorResponses } from '#server/http/error-responses.ts'
import { customerOf } from '#server/http/guards/access.ts'

const settings = { config: { access: 'customer' }, tags: ['Alerts'], errors: customerErrorResponses } as const

export function alertsRoutes(app: FastifyInstance, ctx: ShopContext): void {
  const present = (row: SavedSearchRow) => presentSearch(ctx, row)
  addRoute(app, 'GET /api/alerts/', { ...settings, operationId: 'getAlerts' }, async (request) => {
    const customer = customerOf(request)
    const [searches, favorites, reach] = await Promise.all([
      listSavedSearches(ctx, customer),
      readFavoriteAlerts(ctx, customer),
      readCustomerReach(ctx.db, customer),
    ])
    return { searches: searches.map(present), favorites: presentFavorites(favorites), reach: reach?.by ?? null }
  })
  addRoute(app, 'PATCH /api/alerts/favorites/', { ...settings, operationId: 'changeFavoriteAlerts' }, async (request) => {
    const customer = customerOf(request)
    await changeFavoriteAlerts(ctx, customer, request.body)
    return presentFavorites(await readFavoriteAlerts(ctx, customer))
  })
  addRoute(app, 'POST /api/saved-searches/', { ...settings, operationId: 'saveSearch' }, async (request) =>
    present(await saveSearch(ctx, customerOf(request), request.body)),
  )
  addRoute(app, 'PATCH /api/saved-searches/:id/', { ...settings, operationId: 'changeSavedSearch' }, async (request) =>
    present(await changeSavedSearch(ctx, customerOf(request), request.params.id, request.body)),
  )
  addRoute(app, 'DELETE /api/saved-searches/:id/', { ...settings, operationId: 'deleteSavedSearch' }, (request) =>
    deleteSavedSearch(ctx, customerOf(request), request.params.id),
  )
}

const presentSearch = (ctx: ShopContext, row: SavedSearchRow): SavedSearch => ({
  id: row.id,
  name: row.name,
  path: searchPath(row),
  pace: row.pace,
  is_on: row.paused_at === null,
  count: countSearchMatches(ctx, row),
})

const presentFavorites = ({ isOn, pace, onIds, offIds }: FavoriteAlertsState): FavoriteAlerts => ({
  is_on: isOn,
  pace,
  on_ids: onIds,
  off_ids: offIds,
})
