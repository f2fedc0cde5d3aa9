import { findOrderOffice } from '#app/client/order-office.ts'
import type { Language } from '#contract/language.ts'
import type { Order } from '#contract/order.ts'
import { promiseText, transitOf } from '#contract/rules/promise-texts.ts'

type Promised = Pick<Order, 'status' | 'delivery' | 'ready_on' | 'is_at_office' | 'transit' | 'deliver_by'>

/**
 * Returns when an order can be collected or will arrive, as a label and a text worded as in the order's emails. Null if the order is
 * neither pending nor confirmed, or if there is no time to show (`promiseText`). Reads the clock, so call it only in the browser.
 */
export function orderPromise(language: Language, order: Promised) {
  const { status, delivery, ready_on: readyOn, is_at_office: isAtOffice, transit, deliver_by: end } = order
  const { key: office } = findOrderOffice(delivery, language)
  const days = transitOf(transit?.min_days, transit?.max_days)
  // during a deployment, an older server process may omit `deliver_by`
  const deliverBy = end ? Date.parse(end) : null
  return promiseText(language, {
    status,
    method: delivery.method,
    readyOn,
    transit: days,
    isAtOffice,
    deliverBy,
    office,
    now: Date.now(),
  })
}
