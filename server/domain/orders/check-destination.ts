import type { CheckedOrder } from '#contract/order.ts'
import { CodedError } from '#server/context/coded-error.ts'
import type { OrderReason } from '#server/context/reasons.ts'
import type { Lists } from '#server/domain/catalog/lists.ts'

/** Refuses an order that goes where there is nothing: a city without a branch, a workshop elsewhere, a country nobody knows (SEC-C7). */
export function checkDestination(order: CheckedOrder, { cities, workshops, countries }: Lists): void {
  if (order.delivery_method === 'delivery') {
    if (!countries.some(({ code }) => code === order.country)) refuse('country', 'delivery-country-unknown')
    return
  }
  const { pickup_city_id: cityId, pickup_workshop_id: workshopId } = order
  if (!cities.some(({ id }) => id === cityId)) refuse('pickup_city_id', 'pickup-city-unknown')
  const isThere = workshopId == null || workshops.some((workshop) => workshop.id === workshopId && workshop.cityId === cityId)
  if (!isThere) refuse('pickup_workshop_id', 'pickup-workshop-unknown')
}

function refuse(field: string, reason: OrderReason): never {
  throw new CodedError('invalid', { reason, fields: { [field]: reason } })
}
