import type { Language } from '#contract/language.ts'
import type { Order } from '#contract/order.ts'
import { promiseText, transitOf } from '#contract/rules/promise-texts.ts'

type Promised = Pick<Order, 'status' | 'delivery' | 'ready_on' | 'transit'>

/**
 * When an order can be collected or will arrive, with a label, in the words of its emails; null if that is over or was
 * not promised.
 */
export function orderPromise(language: Language, { status, delivery, ready_on: readyOn, transit }: Promised) {
  return promiseText(language, { status, method: delivery.method, readyOn, transit: transitOf(transit?.min_days, transit?.max_days) })
}
