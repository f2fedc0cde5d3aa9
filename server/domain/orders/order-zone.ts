import type { Language } from '#contract/language.ts'
import { offices } from '#contract/offices.ts'
import { formatPlaceTime } from '#contract/rules/clock-names.ts'
import type { ReferenceLists } from '#server/domain/catalog/reference-lists.ts'
import type { Destination } from '#server/domain/orders/order-email-parts.ts'

/**
 * Returns the office whose time zone an order uses: the office in the pickup city or in the destination country, otherwise the first
 * office.
 */
export function officeOf({ delivery_method: way, pickup_city_id: cityId, country_code: country }: Destination, lists: ReferenceLists) {
  const city = lists.cities.find(({ id }) => id === cityId)?.name.en
  const found = offices.find((office) => (way === 'pickup' ? office.city.en === city : office.country === country))
  return found ?? offices[0]
}

/** Formats a time in the time zone of an order's office (`officeOf`), followed by the name of the time zone. */
export function formatOrderTime(at: Date, order: Destination & { language: Language }, lists: ReferenceLists): string {
  return formatPlaceTime(order.language, at, officeOf(order, lists).key)
}
