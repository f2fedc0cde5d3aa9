import { useMemo } from 'react'
import { useSearchParams } from 'react-router'
import type { HistoryView } from '#app/client/order-history.ts'
import { readHistoryAddress, writeHistoryAddress } from '#app/features/order-history/history-address.ts'

/** What the address asks for, and how to ask for something else: it can be shared and reloaded (ORD-01). */
export function useHistoryView() {
  const [query, setQuery] = useSearchParams()
  const view = useMemo(() => readHistoryAddress(query), [query])
  const show = (change: Partial<HistoryView>) =>
    setQuery(writeHistoryAddress({ ...view, ...change }), { replace: true, preventScrollReset: true })
  return { view, show }
}
