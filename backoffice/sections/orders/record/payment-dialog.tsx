import { useState } from 'react'
import { newUuid } from '#app/browser/new-uuid.ts'
import { callStaff } from '#backoffice/client/call-staff.ts'
import { cacheOrder, type StaffOrder } from '#backoffice/client/orders.ts'
import { showUndoToast } from '#backoffice/client/undo.ts'
import { TypedFormGuard } from '#backoffice/features/record-form/typed-form-guard.tsx'
import { useTypedForm } from '#backoffice/features/record-form/use-typed-form.ts'
import { useI18n } from '#backoffice/i18n/i18n-context.tsx'
import { useFormat } from '#backoffice/i18n/use-format.ts'
import { SegmentField, SelectField, TickField } from '#backoffice/ui/field/choice-fields.tsx'
import { MoneyField } from '#backoffice/ui/field/number-field.tsx'
import { TextField } from '#backoffice/ui/field/text-field.tsx'
import { FormDialog } from '#backoffice/ui/form-dialog.tsx'
import { useWrite } from '#backoffice/ui/use-write.ts'
import { type PaymentKind, paymentKinds, type PaymentMethod, paymentMethods } from '#contract/rules/staff/order-enums.ts'

const proposeAmount = ({ money }: StaffOrder, kind: PaymentKind) => {
  const amount = kind === 'refund' ? money.to_refund_usd : money.due_usd
  return Number(amount) > 0 ? amount : null
}

const refundable = ({ payments }: StaffOrder) => payments.filter(({ left_usd: left }) => left !== null && Number(left) > 0)

function refundOf(order: StaffOrder, paymentId: string): string | null {
  const left = refundable(order).find(({ id }) => id === paymentId)?.left_usd ?? null
  const owed = proposeAmount(order, 'refund')
  return left !== null && owed !== null && Number(left) < Number(owed) ? left : owed
}

const isAboveDue = ({ money }: StaffOrder, { kind, amount }: TypedPayment) =>
  kind !== 'refund' && amount !== null && Number(amount) > Number(money.due_usd)

type TypedPayment = {
  payment: string
  kind: PaymentKind
  amount: string | null
  method: PaymentMethod
  reference: string
  day: string
  isAboveDue: boolean
}

export function PaymentDialog({ order, onClose }: { order: StaffOrder; onClose: () => void }) {
  const { t } = useI18n()
  const { money } = useFormat()
  const write = useWrite()
  const firstKind = Number(order.money.to_refund_usd) > 0 ? 'refund' : 'payment'
  const payment = refundable(order).at(-1)?.id ?? ''
  const amount = firstKind === 'refund' ? refundOf(order, payment) : proposeAmount(order, firstKind)
  const current: TypedPayment = { payment, kind: firstKind, amount, method: 'transfer', reference: '', day: '', isAboveDue: false }
  // The idempotency key keeps a retry from recording a second payment. It is not in the draft, because a later payment may have the same
  // fields.
  const [id] = useState(newUuid)
  const form = useTypedForm({ kind: 'order-payment', id: order.id, current })
  const isAbove = isAboveDue(order, form.values)
  const save = () =>
    write.run(async () => {
      const body = { id, ...toPayment(form.values), ...(isAbove && form.values.isAboveDue ? { is_above_due: true } : {}) }
      const { order: after, action_id: action } = await callStaff('POST /api/staff/orders/:id/payments/', {
        params: { id: order.id },
        body,
      })
      cacheOrder(after)
      showUndoToast(t('orders.paymentDone', { amount: money(form.values.amount) }), action)
      form.drop()
      onClose()
    })
  return (
    <FormDialog
      title={t('orders.paymentTitle')}
      submitLabel={t('orders.addPayment')}
      isBusy={write.isBusy}
      failure={write.failure}
      onSubmit={() => void save()}
      onClose={onClose}
    >
      <PaymentFields order={order} form={form} errorOf={write.errorOf} />
      {isAbove && (
        <TickField checked={form.values.isAboveDue} onChange={(isTicked) => form.change({ isAboveDue: isTicked })}>
          {t('orders.paymentAboveDue', { due: money(order.money.due_usd) })}
        </TickField>
      )}
      <p className="text-13 text-stone">{t('orders.paymentHelp')}</p>
      <TypedFormGuard form={form} />
    </FormDialog>
  )
}

function toPayment({ payment, kind, amount, method, reference, day }: TypedPayment) {
  const refunded = kind === 'refund' && payment ? { payment_id: payment } : {}
  return {
    kind,
    amount_usd: amount ?? '',
    method,
    ...refunded,
    ...(reference.trim() ? { reference } : {}),
    ...(day ? { paid_on: day } : {}),
  }
}

type FieldsProps = {
  order: StaffOrder
  form: { values: TypedPayment; change: (part: Partial<TypedPayment>) => void }
  errorOf: (field: string) => string | null
}

function PaymentFields({ order, form, errorOf }: FieldsProps) {
  const { t } = useI18n()
  const { kind, amount, method, reference, day, payment } = form.values
  const { money, calendarDay } = useFormat()
  return (
    <>
      <SegmentField
        label={t('orders.kind')}
        value={kind}
        onChange={(next) => {
          const chosen = paymentKinds.find((known) => known === next) ?? 'payment'
          form.change({ kind: chosen, amount: chosen === 'refund' ? refundOf(order, payment) : proposeAmount(order, chosen) })
        }}
        options={paymentKinds.map((value) => ({ value, label: t(`orders.paymentKind.${value}`) }))}
      />
      {kind === 'refund' && (
        <SelectField
          label={t('orders.refundedPayment')}
          value={payment}
          onChange={(next) => form.change({ payment: next, amount: refundOf(order, next) })}
          error={errorOf('payment_id')}
          options={refundable(order).map(({ id, method: by, paid_on: on, left_usd: left }) => ({
            value: id,
            label: `${money(left)} · ${t(`orders.paymentMethod.${by}`)} · ${calendarDay(on)}`,
          }))}
        />
      )}
      <div className="grid gap-4 md:grid-cols-2">
        <MoneyField
          label={t('orders.amount')}
          value={amount}
          onChange={(usd) => form.change({ amount: usd })}
          error={errorOf('amount_usd')}
        />
        <SelectField
          label={t('orders.paymentBy')}
          value={method}
          onChange={(next) => form.change({ method: paymentMethods.find((known) => known === next) ?? 'other' })}
          options={paymentMethods.map((value) => ({ value, label: t(`orders.paymentMethod.${value}`) }))}
        />
        <TextField
          label={t('orders.paidOn')}
          type="date"
          value={day}
          onChange={(value) => form.change({ day: value })}
          error={errorOf('paid_on')}
        />
        <TextField
          className="md:col-span-2"
          label={t('orders.reference')}
          autoComplete="off"
          value={reference}
          onChange={(text) => form.change({ reference: text })}
          error={errorOf('reference')}
        />
      </div>
    </>
  )
}
