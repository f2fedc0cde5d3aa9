import { useState } from 'react'
import type { StaffOrder } from '#backoffice/client/orders.ts'
import { useI18n } from '#backoffice/i18n/i18n-context.tsx'
import { officeInCity, officeOfCountry } from '#contract/rules/office-places.ts'
import { promiseText, transitOf } from '#contract/rules/promise-texts.ts'

/** Returns the delivery promise that the customer reads, but in the staff member's language. */
export function usePromise({ status, delivery, ready_on: readyOn, is_at_office: isAtOffice, transit, deliver_by: end }: StaffOrder) {
  const { language } = useI18n()
  const [now] = useState(() => Date.now())
  const office = (delivery.method === 'pickup' ? officeInCity(delivery.city) : officeOfCountry(delivery.country.code)) ?? 'moscow'
  const days = transitOf(transit?.min_days, transit?.max_days)
  // during a deploy, a server of the previous version answers without `deliver_by`
  const deliverBy = end ? Date.parse(end) : null
  return promiseText(language, { status, method: delivery.method, readyOn, transit: days, isAtOffice, deliverBy, office, now })
}
