import { QueryClientProvider } from '@tanstack/react-query'
import { useEffect, useLayoutEffect } from 'react'
import { hearOtherTabs } from '#app/client/other-tabs.ts'
import { tellOwnThings } from '#app/client/own-things.ts'
import { queryClient } from '#app/client/query-client.ts'
import { useCart } from '#app/features/cart/use-cart.ts'
import { useMarks } from '#app/features/marks/use-marks.ts'

/** Keeps the shown own things at what the server said, with the changes on their way put on top. */
export default function OwnThingsSource() {
  return (
    <QueryClientProvider client={queryClient}>
      <Source />
    </QueryClientProvider>
  )
}

function Source() {
  const marks = useMarks()
  const { count, pieceIds } = useCart().cart
  useEffect(hearOtherTabs, [])
  useLayoutEffect(() => tellOwnThings({ marks, cartCount: count, cartPieceIds: pieceIds }), [marks, count, pieceIds])
  useLayoutEffect(() => () => tellOwnThings(null), [])
  return null
}
