import type { StaffOrder } from '#backoffice/client/orders.ts'
import { useToday } from '#backoffice/client/use-staff.ts'
import { useI18n } from '#backoffice/i18n/i18n-context.tsx'
import { promiseText, transitOf } from '#contract/rules/promise-texts.ts'

/** The promise of an order as its customer reads it, in the language of the staff member. */
export function usePromise({ status, delivery, ready_on: readyOn, is_at_office: isAtOffice, transit }: StaffOrder) {
  const { language } = useI18n()
  const today = useToday()
  const days = transitOf(transit?.min_days, transit?.max_days)
  return promiseText(language, { status, method: delivery.method, readyOn, transit: days, isAtOffice, today })
}
