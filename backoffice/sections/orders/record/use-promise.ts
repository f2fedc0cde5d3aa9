import type { StaffOrder } from '#backoffice/client/orders.ts'
import { useI18n } from '#backoffice/i18n/i18n-context.tsx'
import { offices } from '#contract/offices.ts'
import { promiseText, transitOf } from '#contract/rules/promise-texts.ts'
import { officeClock } from '#contract/rules/visit-times.ts'

/** The promise of an order as its customer reads it, in the language of the staff member. */
export function usePromise({ status, delivery, ready_on: readyOn, is_at_office: isAtOffice, transit }: StaffOrder) {
  const { language } = useI18n()
  const { key } = offices.find(({ city }) => delivery.method === 'pickup' && city[language] === delivery.city) ?? offices[0]
  const { date: today } = officeClock(key, Date.now())
  const days = transitOf(transit?.min_days, transit?.max_days)
  return promiseText(language, { status, method: delivery.method, readyOn, transit: days, isAtOffice, today })
}
