import type { CheckedDestination } from '#contract/order.ts'

const nowhere = {
  pickup_city_id: null,
  pickup_workshop_id: null,
  country_code: null,
  state: null,
  address_city: null,
  postal_code: null,
  address_line1: null,
  address_line2: null,
}

export function destinationColumns(destination: CheckedDestination) {
  const { delivery_method } = destination
  if (delivery_method === 'pickup') {
    const { pickup_city_id, pickup_workshop_id = null } = destination
    return { ...nowhere, delivery_method, pickup_city_id, pickup_workshop_id }
  }
  const { country, state, address_city, postal_code, address_line1, address_line2 } = destination
  const lines = { address_line1, address_line2: address_line2 || null }
  return { ...nowhere, delivery_method, country_code: country, state: state || null, address_city, postal_code, ...lines }
}
