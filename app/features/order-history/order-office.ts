import type { Language } from '#contract/language.ts'
import { offices } from '#contract/offices.ts'
import type { OrderDelivery } from '#contract/order.ts'

/** The office that an order goes by: where it is collected, or the one of the country that it goes to; else the first. */
export function findOrderOffice(delivery: OrderDelivery, language: Language): (typeof offices)[number] {
  const found = offices.find(({ city, country }) =>
    delivery.method === 'pickup' ? city[language] === delivery.city : country === delivery.country.code,
  )
  return found ?? offices[0]
}
