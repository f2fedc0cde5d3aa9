import { useState } from 'react'
import { callStaff } from '#backoffice/client/call-staff.ts'
import { adoptOrder, type StaffOrder } from '#backoffice/client/orders.ts'
import { showDone } from '#backoffice/client/undo.ts'
import { useI18n } from '#backoffice/i18n/i18n-context.tsx'
import { useFormat } from '#backoffice/i18n/use-format.ts'
import { Button } from '#backoffice/ui/button.tsx'
import { Dialog } from '#backoffice/ui/dialog.tsx'
import { SegmentField, SelectField } from '#backoffice/ui/field/choice-fields.tsx'
import { MoneyField } from '#backoffice/ui/field/number-field.tsx'
import { TextField } from '#backoffice/ui/field/text-field.tsx'
import { FailureLine } from '#backoffice/ui/states.tsx'
import { useWrite } from '#backoffice/ui/use-write.ts'
import { type PaymentKind, paymentKinds, type PaymentMethod, paymentMethods } from '#contract/rules/staff/order-enums.ts'

/** What is due, or what is to be given back, stands in the field already. */
const proposeAmount = ({ money }: StaffOrder, kind: PaymentKind) => {
  const amount = kind === 'refund' ? money.to_refund_usd : money.due_usd
  return Number(amount) > 0 ? amount : null
}

/** Writes down money that was taken or given back (OWN-71). */
export function PaymentDialog({ order, onClose }: { order: StaffOrder; onClose: () => void }) {
  const { t } = useI18n()
  const { money } = useFormat()
  const write = useWrite()
  const firstKind = Number(order.money.to_refund_usd) > 0 ? 'refund' : 'payment'
  const [kind, setKind] = useState<PaymentKind>(firstKind)
  const [amount, setAmount] = useState(proposeAmount(order, firstKind))
  const [method, setMethod] = useState<PaymentMethod>('transfer')
  const [reference, setReference] = useState('')
  const [day, setDay] = useState('')
  const save = () =>
    write.run(async () => {
      const body = {
        kind,
        amount_usd: amount ?? '',
        method,
        ...(reference.trim() ? { reference } : {}),
        ...(day ? { paid_on: day } : {}),
      }
      const { order: after, action_id: action } = await callStaff('POST /api/staff/orders/:id/payments/', {
        params: { id: order.id },
        body,
      })
      adoptOrder(after)
      showDone(t('orders.paymentDone', { amount: money(amount) }), action)
      onClose()
    })
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={t('orders.paymentTitle')}
      actions={
        <>
          <Button onClick={onClose}>{t('common.cancel')}</Button>
          <Button variant="primary" aria-disabled={write.isBusy} onClick={() => void save()}>
            {t('orders.addPayment')}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        <SegmentField
          label={t('orders.kind')}
          value={kind}
          onChange={(next) => {
            const chosen = paymentKinds.find((known) => known === next) ?? 'payment'
            setKind(chosen)
            setAmount(proposeAmount(order, chosen))
          }}
          options={paymentKinds.map((value) => ({ value, label: t(`orders.paymentKind.${value}`) }))}
        />
        <div className="grid gap-4 md:grid-cols-2">
          <MoneyField label={t('orders.amount')} value={amount} onChange={setAmount} error={write.errorOf('amount_usd')} />
          <SelectField
            label={t('orders.paymentBy')}
            value={method}
            onChange={(next) => setMethod(paymentMethods.find((known) => known === next) ?? 'other')}
            options={paymentMethods.map((value) => ({ value, label: t(`orders.paymentMethod.${value}`) }))}
          />
          <TextField label={t('orders.paidOn')} type="date" value={day} onChange={setDay} error={write.errorOf('paid_on')} />
          <TextField
            label={t('orders.reference')}
            autoComplete="off"
            value={reference}
            onChange={setReference}
            error={write.errorOf('reference')}
          />
        </div>
        <p className="text-13 text-stone">{t('orders.paymentHelp')}</p>
      </div>
      <FailureLine text={write.failure} />
    </Dialog>
  )
}
