import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { errorText } from '#app/client/api-error.ts'
import { callApi } from '#app/client/call-api.ts'
import { cancelOrder } from '#app/client/order-history.ts'
import { notifyOtherTabs } from '#app/client/query-client.ts'
import { queryKeys } from '#app/client/query-keys.ts'
import { useI18n } from '#app/i18n/i18n-context.tsx'
import { toast } from '#app/ui/toast.ts'
import type { Order } from '#contract/order.ts'

/**
 * Cancels an order after a confirmation. Refetches the orders even after a failure, because the failure may mean that the shop has changed
 * the order.
 */
export function useCancelOrder() {
  const { t } = useI18n()
  const queries = useQueryClient()
  const [order, setOrder] = useState<Order | null>(null)
  const [trigger, setTrigger] = useState<HTMLElement | null>(null)
  const [isAsking, setAsking] = useState(false)
  const [isBusy, setBusy] = useState(false)

  const confirm = async () => {
    if (!order || isBusy) return
    setBusy(true)
    try {
      await cancelOrder(callApi, order.id)
      toast.success(t('history.cancelling.done'))
    } catch (error) {
      toast.error(errorText(error, t('history.cancelling.failed')))
    }
    // the cancelled pieces are available again, so every cart and tab must refetch
    void queries.invalidateQueries({ queryKey: queryKeys.cart })
    for (const queryKey of [queryKeys.cart, queryKeys.orders]) notifyOtherTabs(queryKey)
    await queries.invalidateQueries({ queryKey: queryKeys.orders })
    setBusy(false)
    setAsking(false)
  }

  return {
    order,
    trigger,
    isAsking,
    isBusy,
    ask: (asked: Order) => {
      setOrder(asked)
      setTrigger(document.activeElement instanceof HTMLElement ? document.activeElement : null)
      setAsking(true)
    },
    stop: () => setAsking(false),
    confirm,
  }
}
