import { useState } from 'react'
import { callStaff } from '#backoffice/client/call-staff.ts'
import { adoptOrder, type StaffOrder } from '#backoffice/client/orders.ts'
import { showDone } from '#backoffice/client/undo.ts'
import { useI18n } from '#backoffice/i18n/i18n-context.tsx'
import { useFormat } from '#backoffice/i18n/use-format.ts'
import { ContactFields, type Contact } from '#backoffice/sections/orders/contact-fields.tsx'
import { destinationBody, DestinationFields } from '#backoffice/sections/orders/destination-fields.tsx'
import { Button } from '#backoffice/ui/button.tsx'
import { Dialog } from '#backoffice/ui/dialog.tsx'
import { TickField } from '#backoffice/ui/field/choice-fields.tsx'
import { TextAreaField } from '#backoffice/ui/field/text-field.tsx'
import { useShortcuts } from '#backoffice/ui/shortcuts.ts'
import { FailureLine } from '#backoffice/ui/states.tsx'
import { useWrite } from '#backoffice/ui/use-write.ts'
import { deliveryFeeCents } from '#contract/rules/delivery-fee.ts'
import { toCents } from '#contract/rules/money.ts'
import { formatPhone } from '#contract/rules/phone.ts'

const isSame = (one: object, other: object) => JSON.stringify(one) === JSON.stringify(other)

/** Changes contact, delivery and comment; a total that changes by it is agreed with the person first (OWN-72). */
export function EditDialog({ order, onClose }: { order: StaffOrder; onClose: () => void }) {
  const { t } = useI18n()
  const { money } = useFormat()
  const write = useWrite()
  // what was open when somebody else saved is compared with what it began from
  const [base] = useState(() => ({ ...order, contact: { ...order.contact, phone: formatPhone(order.contact.phone) } }))
  const [contact, setContact] = useState<Contact>(base.contact)
  const [destination, setDestination] = useState(base.destination)
  const [comment, setComment] = useState(base.comment ?? '')
  const [isAgreed, setAgreed] = useState(false)
  const total = totalWith(base, destination)
  const isTotalChanged = total !== base.total_price
  const save = () =>
    write.run(async () => {
      const changed = Object.fromEntries(Object.entries(contact).filter(([name, value]) => value !== base.contact[name as keyof Contact]))
      const body = {
        version: base.version,
        ...changed,
        ...(comment === (base.comment ?? '') ? {} : { comment }),
        ...(isSame(destination, base.destination) ? {} : { destination: destinationBody(destination) }),
        ...(isTotalChanged ? { is_agreed: isAgreed } : {}),
      }
      const { order: after } = await callStaff('PATCH /api/staff/orders/:id/', { params: { id: order.id }, body })
      adoptOrder(after)
      showDone(t('orders.editDone', { number: order.order_number }))
      onClose()
    })
  useShortcuts([{ keys: 'mod+Enter', label: t('common.save'), run: () => void save() }])
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={t('orders.editTitle', { number: order.order_number })}
      width="md:w-[640px]"
      actions={
        <>
          <Button onClick={onClose}>{t('common.cancel')}</Button>
          <Button variant="primary" aria-disabled={write.isBusy} onClick={() => void save()}>
            {t('common.save')}
          </Button>
        </>
      }
    >
      <div data-field="edit" className="grid gap-5">
        <ContactFields value={contact} onChange={setContact} errorOf={write.errorOf} />
        <DestinationFields value={destination} onChange={setDestination} errorOf={write.errorOf} />
        <TextAreaField label={t('orders.comment')} value={comment} onChange={setComment} error={write.errorOf('comment')} />
        {isTotalChanged && (
          <TickField checked={isAgreed} onChange={setAgreed} help={t('orders.agreedHelp')}>
            {t('orders.agreed', { total: money(total) })}
          </TickField>
        )}
      </div>
      <FailureLine text={write.failure} />
    </Dialog>
  )
}

/** The total with the fee of this destination (CHK-05), as the wire has it. */
function totalWith(order: StaffOrder, { delivery_method: method, country }: StaffOrder['destination']): string {
  const fee = deliveryFeeCents(method, method === 'delivery' ? country : null)
  const cents = (toCents(order.goods_price) ?? 0) - (toCents(order.discount) ?? 0) + fee
  return (cents / 100).toFixed(2)
}
