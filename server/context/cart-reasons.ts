const cartReasons = [
  'piece-sold',
  'piece-reserved',
  'piece-incoming',
  'piece-price-on-request',
  'piece-out-of-stock',
  'piece-all-in-cart',
  'cart-full',
  'favorites-full',
  'comparison-full',
  'saved-searches-full',
] as const

export type CartReason = (typeof cartReasons)[number]
