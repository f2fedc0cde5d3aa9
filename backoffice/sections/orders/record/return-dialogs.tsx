import { callStaff } from '#backoffice/client/call-staff.ts'
import { cacheOrder, type StaffOrder } from '#backoffice/client/orders.ts'
import { showUndoToast } from '#backoffice/client/undo.ts'
import { TypedFormGuard } from '#backoffice/features/record-form/typed-form-guard.tsx'
import { useTypedForm } from '#backoffice/features/record-form/use-typed-form.ts'
import { useI18n } from '#backoffice/i18n/i18n-context.tsx'
import { pieceOf, traitsOf } from '#backoffice/sections/orders/record/pieces-panel.tsx'
import { SelectField } from '#backoffice/ui/field/choice-fields.tsx'
import { TextAreaField } from '#backoffice/ui/field/text-field.tsx'
import { FormDialog } from '#backoffice/ui/form-dialog.tsx'
import { useTraits } from '#backoffice/ui/piece-traits.tsx'
import { useWrite } from '#backoffice/ui/use-write.ts'
import type { ReturnState } from '#contract/rules/staff/order-enums.ts'

export type ReturnMove = Exclude<ReturnState, 'asked'>

export function RequestReturnDialog({ order, onClose }: { order: StaffOrder; onClose: () => void }) {
  const { t } = useI18n()
  const textOf = useTraits()
  const write = useWrite()
  const known = new Set(order.returns.map(({ line_id: id }) => id))
  const options = order.items
    .filter(({ id }) => !known.has(id))
    .map((item) => {
      const traits = traitsOf(order, item)
      const name = [pieceOf(item)?.brand.name, pieceOf(item)?.model_name].filter(Boolean).join(' ')
      return { value: item.id, label: [name, traits && textOf(traits)].filter(Boolean).join(' · ') }
    })
  const form = useTypedForm({ kind: 'order-return', id: order.id, current: { line: options[0]?.value ?? '', reason: '' } })
  const { line, reason } = form.values
  const save = () =>
    write.run(async () => {
      const body = { line_id: line, reason }
      const { order: after, action_id: action } = await callStaff('POST /api/staff/orders/:id/returns/', { params: { id: order.id }, body })
      cacheOrder(after)
      showUndoToast(t('orders.returnDone'), action)
      form.drop()
      onClose()
    })
  return (
    <FormDialog title={t('orders.askReturn')} isBusy={write.isBusy} failure={write.failure} onSubmit={() => void save()} onClose={onClose}>
      <SelectField label={t('orders.returnPiece')} value={line} onChange={(id) => form.change({ line: id })} options={options} />
      <TextAreaField
        label={t('orders.returnReason')}
        value={reason}
        onChange={(text) => form.change({ reason: text })}
        error={write.errorOf('reason')}
      />
      <TypedFormGuard form={form} />
    </FormDialog>
  )
}

type MoveProps = { orderId: string; one: StaffOrder['returns'][number]; to: ReturnMove; onClose: () => void }

export function MoveReturnDialog({ orderId, one, to, onClose }: MoveProps) {
  const { t } = useI18n()
  const write = useWrite()
  const form = useTypedForm({ kind: `return-${to}`, id: one.id, current: { inspection: one.inspection ?? '' } })
  const { inspection } = form.values
  const save = () =>
    write.run(async () => {
      const body = { state: to, ...(inspection.trim() ? { inspection } : {}) }
      const params = { id: orderId, part: one.id }
      const { order, action_id: action } = await callStaff('PATCH /api/staff/orders/:id/returns/:part/', { params, body })
      cacheOrder(order)
      showUndoToast(t(to === 'accepted' ? 'orders.accepted' : 'orders.returnDone'), action)
      form.drop()
      onClose()
    })
  return (
    <FormDialog
      title={t(`orders.returnMove.${to}`)}
      submitLabel={t(`orders.returnMove.${to}`)}
      isDanger={to === 'refused'}
      isBusy={write.isBusy}
      failure={write.failure}
      onSubmit={() => void save()}
      onClose={onClose}
    >
      {to === 'inspected' ? (
        <TextAreaField
          label={t('orders.inspection')}
          help={t('orders.inspectionHelp')}
          value={inspection}
          onChange={(text) => form.change({ inspection: text })}
          error={write.errorOf('inspection')}
        />
      ) : (
        <p className="text-stone">{one.reason}</p>
      )}
      <TypedFormGuard form={form} />
    </FormDialog>
  )
}
