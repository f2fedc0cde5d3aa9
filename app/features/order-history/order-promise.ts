import { findOrderOffice } from '#app/client/order-office.ts'
import type { Language } from '#contract/language.ts'
import type { Order } from '#contract/order.ts'
import { promiseText, transitOf } from '#contract/rules/promise-texts.ts'
import { officeClock } from '#contract/rules/visit-times.ts'

type Promised = Pick<Order, 'status' | 'delivery' | 'ready_on' | 'is_at_office' | 'transit'>

/**
 * When an order can be collected or will arrive, with a label, in the words of its emails; null if that is over or was
 * not promised. Call it in the browser only: it reads the clock.
 */
export function orderPromise(language: Language, order: Promised) {
  const { status, delivery, ready_on: readyOn, is_at_office: isAtOffice, transit } = order
  const { date: today } = officeClock(findOrderOffice(delivery, language).key, Date.now())
  const days = transitOf(transit?.min_days, transit?.max_days)
  return promiseText(language, { status, method: delivery.method, readyOn, transit: days, isAtOffice, today })
}
