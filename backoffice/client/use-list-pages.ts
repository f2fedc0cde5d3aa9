import { keepPreviousData, useQueries, useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useMemo, useState } from 'react'

type ListPage<Row> = { count: number; results: Row[] }

export type ListRows<Row> = {
  count: number | undefined
  /** Returns the row at an index; undefined while it is loading. */
  at: (index: number) => Row | undefined
  show: (from: number, to: number) => void
  error: Error | null
  retry: () => void
  isRefreshing: boolean
}

const pageSize = 100

/**
 * Loads a paginated list as the person scrolls: only the first page and the visible pages. `key` starts with the kind of record
 * (`queryKeys.orders.list(query)`); `load` fetches a page of 100 rows.
 */
export function useListPages<Row>(
  key: readonly unknown[],
  load: (page: { page: number; page_size: number; signal: AbortSignal }) => Promise<ListPage<Row>>,
): ListRows<Row> {
  const [range, setRange] = useState({ from: 1, to: 1 })
  const queries = useQueryClient()
  const pageQuery = (page: number) => ({
    queryKey: [...key, page],
    queryFn: ({ signal }: { signal: AbortSignal }) => load({ page, page_size: pageSize, signal }),
  })
  const first = useQuery({ ...pageQuery(1), placeholderData: keepPreviousData })
  const count = first.data?.count
  const last = Math.max(1, Math.ceil((count ?? 0) / pageSize))
  const numbers = Array.from(
    { length: Math.max(0, Math.min(range.to, last) - Math.max(range.from, 2) + 1) },
    (_, at) => Math.max(range.from, 2) + at,
  )
  const shown = useQueries({ queries: numbers.map(pageQuery) })
  const pages = useMemo(
    () => new Map([[1, first.data?.results] as const, ...numbers.map((page, at) => [page, shown[at]?.data?.results] as const)]),
    [first.data, numbers, shown],
  )
  const error = first.error ?? shown.find((query) => query.error)?.error ?? null
  const at = useCallback((index: number) => pages.get(Math.floor(index / pageSize) + 1)?.[index % pageSize], [pages])
  const show = useCallback((from: number, to: number) => {
    const next = { from: Math.floor(from / pageSize) + 1, to: Math.floor(to / pageSize) + 1 }
    setRange((held) => (held.from === next.from && held.to === next.to ? held : next))
  }, [])
  const retry = () => void queries.refetchQueries({ queryKey: key, type: 'active' })
  return { count, at, show, error, retry, isRefreshing: first.isPlaceholderData }
}
