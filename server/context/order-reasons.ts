/** Reasons not to place or change an order. */
const orderReasons = [
  'cart-empty',
  'order-pieces-gone',
  'order-total-changed',
  'order-promo-refused',
  'order-promo-least',
  'order-costs-nothing',
  'order-coins-unavailable',
  'order-key-reused',
  'order-cart-used',
  'orders-pending-full',
  'orders-pieces-full',
  'orders-day-full',
  'order-cannot-cancel',
  'order-cannot-change',
  'promo-invalid',
  'pickup-city-unknown',
  'pickup-workshop-unknown',
  'pickup-on-the-way',
  'delivery-country-unknown',
  'address-part-missing',
  'phone-needs-code',
] as const

export type OrderReason = (typeof orderReasons)[number]
