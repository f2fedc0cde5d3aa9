import type { StaffOrder } from '#contract/staff/order.ts'
import type { OrderRow } from '#server/domain/orders/order-rows.ts'

/** Returns the destination of an order in the form that the API returns. */
export function orderDestination({ delivery_method, pickup_city_id, pickup_workshop_id, country_code, ...order }: OrderRow) {
  const { state, address_city, postal_code, address_line1, address_line2 } = order
  const address = { state, address_city, postal_code, address_line1, address_line2 }
  return { delivery_method, pickup_city_id, pickup_workshop_id, country: country_code, ...address } satisfies StaffOrder['destination']
}

/** Returns the current values of the editable fields. After a conflict, the page merges them with the values typed into its form. */
export function toEditableFields(order: OrderRow) {
  const { first_name, last_name, phone, email, comment } = order
  return { first_name, last_name, phone, email, comment, destination: orderDestination(order) }
}
