import { useState } from 'react'
import type { StaffOrder } from '#backoffice/client/orders.ts'
import { useMay } from '#backoffice/client/use-staff.ts'
import { useI18n } from '#backoffice/i18n/i18n-context.tsx'
import { useFormat } from '#backoffice/i18n/use-format.ts'
import { PaymentDialog } from '#backoffice/sections/orders/record/payment-dialog.tsx'
import { Converted } from '#backoffice/sections/rates/converted.tsx'
import { Button } from '#backoffice/ui/button.tsx'
import { Panel } from '#backoffice/ui/page.tsx'

export function MoneyPanel({ order }: { order: StaffOrder }) {
  const { t } = useI18n()
  const { money, calendarDay } = useFormat()
  const mayWrite = useMay()('order.money')
  const [isOpen, setOpen] = useState(false)
  const { taken_usd: taken, refunded_usd: refunded, due_usd: due, to_refund_usd: toRefund } = order.money
  const refundedName = (paymentId: string) => {
    const paid = order.payments.find(({ id }) => id === paymentId)
    return paid && t('orders.refundOf', { amount: money(paid.amount_usd), day: calendarDay(paid.paid_on) })
  }
  return (
    <Panel
      title={t('orders.money')}
      actions={
        mayWrite && (
          <Button variant="quiet" onClick={() => setOpen(true)}>
            {t('orders.addPayment')}
          </Button>
        )
      }
    >
      <div className="flex flex-wrap gap-x-8 gap-y-2">
        <Amount name={t('orders.due')} value={money(due)} usd={due} isStrong={Number(due) > 0} />
        <Amount name={t('orders.taken')} value={money(taken)} />
        {Number(refunded) > 0 && <Amount name={t('orders.refunded')} value={money(refunded)} />}
        {Number(toRefund) > 0 && <Amount name={t('orders.toRefund')} value={money(toRefund)} isStrong />}
      </div>
      {order.payments.length > 0 && (
        <ul className="mt-4 grid gap-2 border-t border-hairline pt-3 text-13 max-md:text-15">
          {order.payments.map(({ id, kind, method, reference, amount_usd: amount, paid_on: on, by, refunds }) => (
            <li key={id} className="flex items-baseline justify-between gap-4">
              <span className="min-w-0">
                {t(`orders.paymentKind.${kind}`)}
                <span className="text-stone">
                  {' '}
                  · {t(`orders.paymentMethod.${method}`)} · {calendarDay(on)} · {by}
                  {reference && ` · ${reference}`}
                  {refunds && ` · ${refundedName(refunds)}`}
                </span>
              </span>
              <span className="figures shrink-0">
                {kind === 'refund' && '−'}
                {money(amount)}
              </span>
            </li>
          ))}
        </ul>
      )}
      {isOpen && <PaymentDialog order={order} onClose={() => setOpen(false)} />}
    </Panel>
  )
}

function Amount({ name, value, usd, isStrong }: { name: string; value: string; usd?: string; isStrong?: boolean }) {
  return (
    <div>
      <p className="text-12 text-stone">{name}</p>
      <p className={`figures text-17 ${isStrong ? 'font-medium' : ''}`}>{value}</p>
      {usd && <Converted usd={usd} />}
    </div>
  )
}
