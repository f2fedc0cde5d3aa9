import Printer from 'lucide-react/icons/printer'
import { listOrderLines } from '#app/features/order-history/list-order-lines.ts'
import { OrderFacts } from '#app/features/order-history/order-facts.tsx'
import { OrderLines } from '#app/features/order-history/order-lines.tsx'
import { OrderSums } from '#app/features/order-history/order-sums.tsx'
import { useI18n } from '#app/i18n/i18n-context.tsx'
import { Button } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import type { Order } from '#contract/order.ts'

type Props = { order: Order; isOpen: boolean; onOpenChange: (isOpen: boolean) => void; onCancel: () => void }

/** Print shows only the dialog, without the page behind it. Load lazily. */
export default function OrderDetailsDialog({ order, isOpen, onOpenChange, onCancel }: Props) {
  const { t } = useI18n()
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title={t('history.details.title', { number: order.order_number })}
      closeLabel={t('common.close')}
    >
      <div className="print-alone grid gap-8">
        <OrderFacts order={order} />
        <section>
          <h3 className="sr-only">{t('history.details.items')}</h3>
          <OrderLines lines={listOrderLines(order)} label={t('history.details.items')} />
        </section>
        <OrderSums order={order} />
        <div className="no-print flex flex-wrap gap-4">
          <Button variant="secondary" onClick={() => print()}>
            <Printer aria-hidden="true" size={18} />
            {t('history.details.print')}
          </Button>
          {order.can_cancel && (
            <Button variant="danger" onClick={onCancel}>
              {t('history.orderCard.cancel')}
            </Button>
          )}
        </div>
      </div>
    </Dialog>
  )
}
