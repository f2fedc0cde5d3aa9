import type { Language } from '#contract/language.ts'
import type { ReferenceLists } from '#server/domain/catalog/reference-lists.ts'
import { nameOf } from '#server/domain/catalog/reference-names.ts'
import type { ListedOrderRow } from '#server/domain/staff-orders/listed-orders.ts'

/** Returns a short destination of an order: the pickup office, or city and country. */
export function shortDestination(
  order: Pick<ListedOrderRow, 'delivery_method' | 'pickup_city_id' | 'country_code' | 'address_city'>,
  lists: ReferenceLists,
  language: Language,
): string {
  if (order.delivery_method === 'pickup') return nameOf(lists, 'cities', order.pickup_city_id, language) ?? ''
  const country = lists.countries.find(({ code }) => code === order.country_code)?.name[language]
  return [order.address_city, country].filter(Boolean).join(', ')
}
