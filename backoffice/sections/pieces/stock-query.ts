import type { StockSearch } from '#backoffice/client/pieces.ts'
import type { Filter } from '#backoffice/ui/filter-bar.tsx'

export function stockQuery(params: URLSearchParams, filters: readonly Filter[], sort: string): StockSearch {
  const chosen = filters.flatMap(({ name }) => {
    const value = params.get(name)
    return value ? [[name, value]] : []
  })
  const q = params.get('search')
  const ordering = params.get('sort') || !q ? { ordering: sort } : {}
  return { ...Object.fromEntries(chosen), ...(q ? { q } : {}), ...ordering } as StockSearch
}
