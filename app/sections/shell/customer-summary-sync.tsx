import { QueryClientProvider } from '@tanstack/react-query'
import { useEffect, useLayoutEffect } from 'react'
import { setCustomerSummary } from '#app/client/customer-summary.ts'
import { listenToOtherTabs } from '#app/client/other-tabs.ts'
import { queryClient } from '#app/client/query-client.ts'
import { useCart } from '#app/features/cart/use-cart.ts'
import { useSaved } from '#app/features/saved/use-saved.ts'

/** Updates the customer summary from the server's state with the pending changes applied. */
export default function CustomerSummarySync() {
  return (
    <QueryClientProvider client={queryClient}>
      <SummarySync />
    </QueryClientProvider>
  )
}

function SummarySync() {
  const saved = useSaved()
  const { count, pieceIds } = useCart().cart
  useEffect(listenToOtherTabs, [])
  useLayoutEffect(() => setCustomerSummary({ saved, cartCount: count, cartPieceIds: pieceIds }), [saved, count, pieceIds])
  useLayoutEffect(() => () => setCustomerSummary(null), [])
  return null
}
