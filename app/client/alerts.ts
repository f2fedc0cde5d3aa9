import { queryOptions } from '@tanstack/react-query'
import { ApiError } from '#app/client/api-error.ts'
import { callApi } from '#app/client/call-api.ts'
import { notifyOtherTabs, queryClient, refetchAfterChange } from '#app/client/query-client.ts'
import { queryKeys } from '#app/client/query-keys.ts'
import type { Alerts, ChangeFavoriteAlerts, ChangeSavedSearch, SavedSearch, SaveSearch } from '#contract/alerts.ts'

export const alertsQuery = queryOptions({
  queryKey: queryKeys.alerts,
  queryFn: ({ signal }) => callApi('GET /api/alerts/', { signal }),
})

/** The channel by which alerts are sent: null if the customer cannot be reached, undefined if the channel could not be read. */
type KnownReach = Alerts['reach'] | undefined

export async function saveSearch(body: SaveSearch): Promise<KnownReach> {
  await callApi('POST /api/saved-searches/', { body })
  notifyOtherTabs(queryKeys.alerts)
  return readReachAfterChange()
}

/**
 * Reloads the alerts after a change and returns their channel. Cancels a read that began before the change. Undefined if the read fails.
 */
export async function readReachAfterChange(): Promise<KnownReach> {
  const { queryKey } = alertsQuery
  await queryClient.cancelQueries({ queryKey })
  try {
    return (await queryClient.fetchQuery({ ...alertsQuery, staleTime: 0 })).reach
  } catch {
    void queryClient.invalidateQueries({ queryKey })
    return undefined
  }
}

export async function changeSavedSearch(id: string, body: ChangeSavedSearch): Promise<void> {
  const changed = await callApi('PATCH /api/saved-searches/:id/', { params: { id }, body })
  adopt((alerts) => ({ ...alerts, searches: alerts.searches.map((search) => (search.id === id ? changed : search)) }))
}

/** Deletes a saved search. Succeeds if an earlier attempt has already deleted it. */
export async function deleteSavedSearch({ id }: SavedSearch): Promise<void> {
  try {
    await callApi('DELETE /api/saved-searches/:id/', { params: { id } })
  } catch (error) {
    if (!(error instanceof ApiError && error.status === 404)) throw error
  }
  adopt((alerts) => ({ ...alerts, searches: alerts.searches.filter((search) => search.id !== id) }))
}

export async function changeFavoriteAlerts(body: ChangeFavoriteAlerts): Promise<void> {
  const favorites = await callApi('PATCH /api/alerts/favorites/', { body })
  adopt((alerts) => ({ ...alerts, favorites }))
  refetchAfterChange(queryKeys.saved)
  notifyOtherTabs(queryKeys.saved)
}

function adopt(change: (alerts: Alerts) => Alerts): void {
  queryClient.setQueryData<Alerts>(queryKeys.alerts, (alerts) => alerts && change(alerts))
  notifyOtherTabs(queryKeys.alerts)
}
