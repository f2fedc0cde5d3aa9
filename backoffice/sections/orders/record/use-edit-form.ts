import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { callStaff } from '#backoffice/client/call-staff.ts'
import { cacheOrder, destinationsQuery, type StaffOrder, type StepResult } from '#backoffice/client/orders.ts'
import { queryKeys } from '#backoffice/client/query-keys.ts'
import { showUndoToast } from '#backoffice/client/undo.ts'
import { useRecordForm } from '#backoffice/features/record-form/use-record-form.ts'
import { useI18n } from '#backoffice/i18n/i18n-context.tsx'
import type { Contact } from '#backoffice/sections/orders/contact-fields.tsx'
import { type Destination, destinationBody } from '#backoffice/sections/orders/destination-fields.tsx'
import { showToast } from '#backoffice/ui/toasts.ts'
import { addressParts } from '#contract/rules/address-rule.ts'
import { shownPhone } from '#contract/rules/phone.ts'

/** The editable fields of an order. The destination is one field, so that a colleague's edit is never mixed with it part by part. */
export type EditValues = Contact & { comment: string; destination: Destination }
type Current = Contact & { comment: string | null; destination: Destination }

/** Request fields of an edit that changes the total: the customer's agreement and the email. */
type Told = { is_agreed?: true; notify?: 'send' | 'skip'; email_text?: string }
type Options = { order: StaffOrder; told: Told; onSaved: () => void }

export function useEditForm({ order, told, onSaved }: Options) {
  const { t } = useI18n()
  const labels: Record<keyof EditValues, string> = {
    first_name: t('orders.firstName'),
    last_name: t('orders.lastName'),
    phone: t('orders.phone'),
    email: t('orders.emailAddress'),
    comment: t('orders.comment'),
    destination: t('orders.receiving'),
  }
  return useRecordForm<EditValues>({
    kind: 'order-edit',
    id: order.id,
    record: { values: valuesOf({ ...order.contact, ...order }), version: order.version },
    labels,
    valuesOf: (current: Current) => valuesOf(current),
    save: async (changed, version) => {
      const body = { ...editBody(changed, version), ...told }
      const saved = await callStaff('PATCH /api/staff/orders/:id/', { params: { id: order.id }, body })
      cacheOrder(saved.order)
      showUndoToast(t('orders.editDone', { number: order.order_number }), saved.action_id)
      return { values: valuesOf({ ...saved.order.contact, ...saved.order }), version: saved.order.version }
    },
    onSaved: (_saved, othersChanges) => {
      // the dialog closes now, so a toast names the colleague and the fields that the colleague has changed
      const fields = othersChanges?.fields.map((name) => labels[name as keyof EditValues]).join('; ') ?? ''
      if (othersChanges) showToast('info', t('form.mergedFrom', { name: othersChanges.by || t('form.somebody'), fields }))
      onSaved()
    },
  })
}

function valuesOf({ first_name, last_name, phone, email, comment, destination }: Current): EditValues {
  return { first_name, last_name, phone: shownPhone(phone), email, comment: comment ?? '', destination }
}

function editBody({ destination, ...changed }: Partial<EditValues>, version: number) {
  return { version, ...changed, ...(destination ? { destination: destinationBody(destination) } : {}) }
}

export function useEditEmail({ id, version }: StaffOrder, changed: Partial<EditValues>, isShown: boolean): StepResult['email'] {
  const body = { ...editBody(changed, version), preview: true }
  const { data, error } = useQuery({
    queryKey: queryKeys.orders.preview(id, 'edit', body),
    queryFn: () => callStaff('PATCH /api/staff/orders/:id/', { params: { id }, body }),
    enabled: isShown,
    placeholderData: keepPreviousData,
    retry: false,
    gcTime: 0,
  })
  return isShown && !error && data ? data.email : null
}

export function useShownEdit(): (name: string, value: unknown) => string {
  const { t } = useI18n()
  const lists = useQuery(destinationsQuery).data
  return (name, value) => {
    if (name !== 'destination') return typeof value === 'string' ? value : ''
    const { delivery_method: method, pickup_city_id: city, pickup_workshop_id: workshop, country, ...address } = value as Destination
    const nameIn = (entries: readonly { id: number; name: string }[] = [], id: number | null) =>
      entries.find((each) => each.id === id)?.name
    const countryOf = lists?.countries.find(({ code }) => code === country)
    const parts =
      method === 'pickup'
        ? [nameIn(lists?.cities, city), nameIn(lists?.workshops, workshop)]
        : [...(countryOf?.address.parts ?? addressParts).map((part) => address[part]), countryOf?.name ?? country]
    return `${t(`orders.method.${method}`)}: ${parts.filter(Boolean).join(', ')}`
  }
}
