import type { Language } from '#contract/language.ts'
import { offices } from '#contract/offices.ts'
import type { OrderDelivery } from '#contract/order.ts'

/** Returns the office in charge of an order: the pickup office, or the office in the destination country; else the first office. */
export function findOrderOffice(delivery: OrderDelivery, language: Language): (typeof offices)[number] {
  const found = offices.find(({ city, country }) =>
    delivery.method === 'pickup' ? city[language] === delivery.city : country === delivery.country.code,
  )
  return found ?? offices[0]
}
