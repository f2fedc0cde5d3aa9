import { phoneOfCountry } from '#contract/rules/phone-of-country.ts'
import { contactPhone, hasCallingCode, isCountryKnown } from '#contract/rules/phone.ts'
import { CodedError } from '#server/context/coded-error.ts'
import type { ReferenceLists } from '#server/domain/catalog/reference-lists.ts'
import type { Destination } from '#server/domain/orders/order-email-parts.ts'
import { officeOf } from '#server/domain/orders/order-zone.ts'

type Place = Pick<Destination, 'delivery_method' | 'country_code' | 'pickup_city_id'>

/**
 * Normalizes the phone of an order for storage. Interprets a number without + in the destination country: for the United States, (917)
 * 555-1234 becomes +1 917 …, not +7 917 … Throws `invalid` if the country of the number is unclear.
 */
export function readPhone(text: string, place: Place, lists: ReferenceLists): string {
  if (hasCallingCode(text)) return contactPhone(text)
  const isDelivery = place.delivery_method === 'delivery'
  const country = isDelivery ? place.country_code : officeOf({ ...place, delivery_method: 'pickup' } as Destination, lists).country
  const local = country === null ? null : phoneOfCountry(text, country)
  if (local !== null) return local
  if (country === 'RU') return contactPhone(text, ['RU'])
  if (isCountryKnown(text)) return contactPhone(text, [])
  throw new CodedError('invalid', { reason: 'phone-needs-code', fields: { phone: 'phone-needs-code' } })
}
