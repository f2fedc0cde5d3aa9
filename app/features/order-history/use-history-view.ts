import { useMemo } from 'react'
import { useSearchParams } from 'react-router'
import type { HistoryView } from '#app/client/order-history.ts'
import { parseHistoryParams, formatHistoryParams } from '#app/features/order-history/history-params.ts'

export function useHistoryView() {
  const [query, setQuery] = useSearchParams()
  const view = useMemo(() => parseHistoryParams(query), [query])
  const show = (change: Partial<HistoryView>) =>
    setQuery(formatHistoryParams({ ...view, ...change }), { replace: true, preventScrollReset: true })
  return { view, show }
}
