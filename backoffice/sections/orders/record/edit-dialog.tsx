import { useState } from 'react'
import type { StaffOrder } from '#backoffice/client/orders.ts'
import { DialogFormNotices } from '#backoffice/features/record-form/record-form-bar.tsx'
import { useI18n } from '#backoffice/i18n/i18n-context.tsx'
import { useFormat } from '#backoffice/i18n/use-format.ts'
import { ContactFields } from '#backoffice/sections/orders/contact-fields.tsx'
import { DestinationFields } from '#backoffice/sections/orders/destination-fields.tsx'
import { useEditEmail, useEditForm, useShownEdit } from '#backoffice/sections/orders/record/use-edit-form.ts'
import { StepEmail } from '#backoffice/sections/orders/step-email.tsx'
import { TickField } from '#backoffice/ui/field/choice-fields.tsx'
import { TextAreaField } from '#backoffice/ui/field/text-field.tsx'
import { FormDialog } from '#backoffice/ui/form-dialog.tsx'
import { useCloseGuard } from '#backoffice/ui/use-close-guard.tsx'
import { editedFeeCents } from '#contract/rules/delivery-fee.ts'
import { toCents } from '#contract/rules/money.ts'

const contactFields = ['first_name', 'last_name', 'phone', 'email'] as const

/** Edits the contact, delivery and comment. A change of the total requires the customer's agreement. */
export function EditDialog({ order, onClose }: { order: StaffOrder; onClose: () => void }) {
  const { t } = useI18n()
  const { money } = useFormat()
  const [isAgreed, setAgreed] = useState(false)
  const shown = useShownEdit()
  const [asked, setAsked] = useState<{ isEmailSent: boolean; emailText: string | null }>({ isEmailSent: true, emailText: null })
  const told = toldOf(isAgreed, asked)
  const form = useEditForm({ order, told, onSaved: onClose })
  const { first_name, last_name, phone, email, comment, destination } = form.values
  const total = totalWith(order, destination)
  const isTotalChanged = total !== order.total_price
  const hasPlace = destination.delivery_method === 'pickup' ? destination.pickup_city_id !== null : Boolean(destination.country)
  const preview = useEditEmail(order, form.changed, isTotalChanged && hasPlace)
  const { close, guard } = useCloseGuard({ isDirty: form.changedCount > 0, onClose })
  const errorOf = (name: string) => form.refused[name] ?? null
  return (
    <FormDialog
      title={t('orders.editTitle', { number: order.order_number })}
      width="md:w-[640px]"
      isBusy={form.isSaving}
      isReady={form.changedCount > 0}
      failure={form.failure}
      field="edit"
      onSubmit={form.save}
      onClose={close}
    >
      {guard}
      <DialogFormNotices form={form} show={shown} />
      <ContactFields
        value={{ first_name, last_name, phone, email }}
        onChange={(contact) => {
          for (const name of contactFields) if (contact[name] !== form.values[name]) form.set(name, contact[name])
        }}
        errorOf={errorOf}
      />
      <DestinationFields value={destination} onChange={(next) => form.set('destination', next)} errorOf={errorOf} />
      <TextAreaField
        label={t('orders.comment')}
        value={comment}
        onChange={(next) => form.set('comment', next)}
        error={errorOf('comment')}
      />
      {isTotalChanged && (
        <TickField checked={isAgreed} onChange={setAgreed} help={t('orders.agreedHelp')}>
          {t('orders.agreed', { total: money(total) })}
        </TickField>
      )}
      {preview && <StepEmail email={preview} asked={asked} onChange={(change) => setAsked((held) => ({ ...held, ...change }))} />}
    </FormDialog>
  )
}

function toldOf(isAgreed: boolean, { isEmailSent, emailText }: { isEmailSent: boolean; emailText: string | null }) {
  if (!isAgreed) return {}
  const written = emailText?.trim() ? { email_text: emailText } : {}
  return { is_agreed: true, notify: isEmailSent ? 'send' : 'skip', ...written } as const
}

function totalWith(order: StaffOrder, { delivery_method: method, country }: StaffOrder['destination']): string {
  const { destination, delivery_price } = order
  const before = { method: destination.delivery_method, country: destination.country, feeCents: toCents(delivery_price) ?? 0 }
  const fee = editedFeeCents(before, { method, country: method === 'delivery' ? country : null })
  const cents = (toCents(order.goods_price) ?? 0) - (toCents(order.discount) ?? 0) - (toCents(order.credit?.price ?? '0') ?? 0) + fee
  return (cents / 100).toFixed(2)
}
