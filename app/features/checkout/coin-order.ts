import { useQuery } from '@tanstack/react-query'
import { useState, useSyncExternalStore } from 'react'
import { orderQuery } from '#app/client/checkout.ts'
import type { Order } from '#contract/order.ts'

const place = 'checkout-coin-order-v1'

/** The order that waits to be paid by coin: the one just placed, or the one this tab placed before it was reloaded (CHK-10). */
export function useCoinOrder(isSignedIn: boolean): { order: Order | null; keep: (order: Order) => void } {
  const [placed, setPlaced] = useState<Order | null>(null)
  const keptId = useSyncExternalStore(nothingToHear, readId, nobody)
  const { data } = useQuery({ ...orderQuery(keptId ?? ''), enabled: isSignedIn && keptId !== null && placed === null })
  const waiting = data?.status === 'pending' && data.mode === 'crypto' ? data : null
  return {
    order: placed ?? waiting,
    keep: (order) => {
      try {
        sessionStorage.setItem(place, order.id)
      } catch {
        // a reload shows the order in the purchase history all the same
      }
      setPlaced(order)
    },
  }
}

const nothingToHear = () => () => {}
const nobody = () => null

function readId(): string | null {
  try {
    return sessionStorage.getItem(place)
  } catch {
    return null
  }
}
