import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { ApiError } from '#app/client/api-error.ts'
import { callApi } from '#app/client/call-api.ts'
import { cancelOrder } from '#app/client/order-history.ts'
import { tellOtherTabs } from '#app/client/other-tabs.ts'
import { useI18n } from '#app/i18n/i18n-context.tsx'
import { toast } from '#app/ui/toast.ts'
import type { Order } from '#contract/order.ts'

/** Cancels an order after a question; whatever the answer, the list is asked for again: the shop may have moved it meanwhile. */
export function useCancelOrder() {
  const { t } = useI18n()
  const queries = useQueryClient()
  const [order, setOrder] = useState<Order | null>(null)
  const [asker, setAsker] = useState<HTMLElement | null>(null)
  const [isAsking, setAsking] = useState(false)
  const [isBusy, setBusy] = useState(false)

  const confirm = async () => {
    if (!order || isBusy) return
    setBusy(true)
    try {
      await cancelOrder(callApi, order.id)
      toast.success(t('history.cancelling.done'))
    } catch (error) {
      toast.error((error instanceof ApiError && error.detail) || t('history.cancelling.failed'))
    }
    // the pieces are free again, in the cart too, and in every tab
    void queries.invalidateQueries({ queryKey: ['cart'] })
    for (const what of ['cart', 'orders']) tellOtherTabs(what)
    await queries.invalidateQueries({ queryKey: ['orders'] })
    setBusy(false)
    setAsking(false)
  }

  return {
    order,
    /** What was pressed to ask. */
    asker,
    isAsking,
    isBusy,
    ask: (asked: Order) => {
      setOrder(asked)
      setAsker(document.activeElement instanceof HTMLElement ? document.activeElement : null)
      setAsking(true)
    },
    stop: () => setAsking(false),
    confirm,
  }
}
