import { useNavigate } from 'react-router'
import { callStaff } from '#backoffice/client/call-staff.ts'
import { cacheOrder } from '#backoffice/client/orders.ts'
import { paths } from '#backoffice/client/paths.ts'
import { useSession } from '#backoffice/client/use-staff.ts'
import { useKeyedForm } from '#backoffice/features/record-form/use-keyed-form.ts'
import { useI18n } from '#backoffice/i18n/i18n-context.tsx'
import type { Contact } from '#backoffice/sections/orders/contact-fields.tsx'
import { type Destination, destinationBody } from '#backoffice/sections/orders/destination-fields.tsx'
import type { ManualOrderLine } from '#backoffice/sections/orders/manual/manual-order-lines.tsx'
import { showToast } from '#backoffice/ui/toasts.ts'
import { useWrite } from '#backoffice/ui/use-write.ts'
import { deliveryFeeCents } from '#contract/rules/delivery-fee.ts'

const nowhere = { country: null, state: null, address_city: null, postal_code: null, address_line1: null, address_line2: null }

type Typed = {
  lines: readonly ManualOrderLine[]
  contact: Contact
  destination: Destination
  language: 'ru' | 'en'
  comment: string
  hours: string | null
  isNotified: boolean
}

export function useManualOrder() {
  const { t } = useI18n()
  const navigate = useNavigate()
  const office = useSession().offices[0]?.city_id ?? null
  const write = useWrite()
  const form = useKeyedForm<Typed>({
    kind: 'order',
    id: 'new',
    restore: 'on request',
    current: {
      lines: [],
      contact: { first_name: '', last_name: '', phone: '', email: '' },
      destination: { delivery_method: 'pickup', pickup_city_id: office, pickup_workshop_id: null, ...nowhere },
      language: 'ru',
      comment: '',
      hours: null,
      isNotified: true,
    },
  })
  const typed = form.values
  const { lines, destination } = typed
  const goods = lines.reduce((sum, { price }) => sum + Number(price ?? 0), 0)
  const fee = deliveryFeeCents(destination.delivery_method, destination.delivery_method === 'delivery' ? destination.country : null) / 100
  const place = () =>
    write.run(async () => {
      const { order } = await callStaff('POST /api/staff/orders/', { body: { submit_key: form.key, ...bodyOf(typed) } })
      cacheOrder(order)
      form.drop()
      showToast('success', t('orders.hand.done', { number: order.order_number }))
      await navigate(paths.order(order.id))
    })
  return { form, typed, set: form.change, total: goods + fee, place, write }
}

function bodyOf({ lines, contact, destination, language, comment, hours, isNotified }: Typed) {
  return {
    lines: lines.map(({ id, price, isFromHold }) => ({ piece_id: id, ...(price ? { price_usd: price } : {}), from_hold: isFromHold })),
    language,
    ...contact,
    ...(comment.trim() ? { comment } : {}),
    destination: destinationBody(destination),
    ...(hours ? { reservation_hours: Number(hours) } : {}),
    notify: isNotified ? 'send' : 'skip',
  } as const
}
