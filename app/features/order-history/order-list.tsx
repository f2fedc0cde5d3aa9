import { lazy, Suspense, useState } from 'react'
import { OrderCard } from '#app/features/order-history/order-card.tsx'
import { useCancelOrder } from '#app/features/order-history/use-cancel-order.ts'
import { useI18n } from '#app/i18n/i18n-context.tsx'
import type { Order } from '#contract/order.ts'

const OrderDetailsDialog = lazy(() => import('#app/features/order-history/order-details-dialog.tsx'))
const ConfirmDialog = lazy(() => import('#app/ui/confirm-dialog.tsx'))

export function OrderList({ orders }: { orders: Order[] }) {
  const { t } = useI18n()
  const [detailed, setDetailed] = useState<Order | null>(null)
  const [isDetailed, setIsDetailed] = useState(false)
  const cancelling = useCancelOrder()
  const show = (order: Order) => {
    setDetailed(order)
    setIsDetailed(true)
  }
  const cancelFromDetails = (order: Order) => {
    setIsDetailed(false)
    cancelling.ask(order)
  }
  /**
   * Returns the button that opened the dialog. If that button disappeared when the order was cancelled, returns another button of the same
   * order, or else the page's heading.
   */
  const focusAfter = () => {
    const { trigger, order } = cancelling
    if (trigger?.isConnected) return trigger
    return document.querySelector<HTMLElement>(`[data-order="${order?.id}"] button`) ?? document.querySelector<HTMLElement>('main h1')
  }
  const number = { number: cancelling.order?.order_number ?? '' }
  return (
    <>
      {orders.map((order) => (
        <OrderCard key={order.id} order={order} onDetails={() => show(order)} onCancel={() => cancelling.ask(order)} />
      ))}
      <Suspense>
        {detailed && (
          <OrderDetailsDialog
            order={orders.find(({ id }) => id === detailed.id) ?? detailed}
            isOpen={isDetailed}
            onOpenChange={setIsDetailed}
            onCancel={() => cancelFromDetails(detailed)}
          />
        )}
        {cancelling.order && (
          <ConfirmDialog
            isOpen={cancelling.isAsking}
            onOpenChange={(isOpen) => !isOpen && cancelling.stop()}
            title={t('history.cancelling.title', number)}
            text={t('history.cancelling.text')}
            confirmLabel={t('history.cancelling.confirm')}
            cancelLabel={t('history.cancelling.keep')}
            closeLabel={t('common.close')}
            isBusy={cancelling.isBusy}
            finalFocus={focusAfter}
            onConfirm={() => void cancelling.confirm()}
          />
        )}
      </Suspense>
    </>
  )
}
