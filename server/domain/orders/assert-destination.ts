import type { CheckedDestination } from '#contract/order.ts'
import { CodedError } from '#server/context/coded-error.ts'
import type { OrderReason } from '#server/context/order-reasons.ts'
import { assertAddress } from '#server/domain/addresses/assert-address.ts'
import type { ReferenceLists } from '#server/domain/catalog/reference-lists.ts'

/** Throws `invalid` if the city, workshop or country of a destination does not exist, or if the country does not accept the address. */
export function assertDestination(order: CheckedDestination, { cities, workshops, countries }: ReferenceLists): void {
  if (order.delivery_method === 'delivery') {
    if (!countries.some(({ code }) => code === order.country)) throwInvalid('country', 'delivery-country-unknown')
    return assertAddress(order.country, order)
  }
  const { pickup_city_id: cityId, pickup_workshop_id: workshopId } = order
  if (!cities.some(({ id }) => id === cityId)) throwInvalid('pickup_city_id', 'pickup-city-unknown')
  const isThere = workshopId == null || workshops.some((workshop) => workshop.id === workshopId && workshop.cityId === cityId)
  if (!isThere) throwInvalid('pickup_workshop_id', 'pickup-workshop-unknown')
}

function throwInvalid(field: string, reason: OrderReason): never {
  throw new CodedError('invalid', { reason, fields: { [field]: reason } })
}
