import type { InvalidateQueryFilters, Query, QueryClient } from '@tanstack/react-query'

const repeated = new WeakSet<Query>()

/**
 * Invalidates queries and refetches the active ones. A first fetch that is still running may return older data, and TanStack Query does not
 * restart it. When such a fetch ends, the query is therefore invalidated again.
 */
export function invalidateQueries(queries: QueryClient, filters: InvalidateQueryFilters = {}): void {
  const first = queries.getQueryCache().findAll({ ...filters, fetchStatus: 'fetching', predicate: ({ state }) => state.data === undefined })
  void queries.invalidateQueries(filters)
  for (const query of first) {
    if (repeated.has(query)) continue
    repeated.add(query)
    const repeat = (isFetched: boolean) => {
      repeated.delete(query)
      if (isFetched) void queries.invalidateQueries({ queryKey: query.queryKey, exact: true })
    }
    query.promise?.then(
      () => repeat(true),
      () => repeat(false),
    )
  }
}
