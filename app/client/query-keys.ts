/** The keys of cached responses in the browser. To invalidate a key invalidates all that begin with it, as every order with `orders`. */
export const queryKeys = {
  me: ['me'],
  saved: ['marks'],
  favorites: ['favorites'],
  comparison: ['comparison'],
  alerts: ['alerts'],
  cart: ['cart'],
  orders: ['orders'],
  messages: ['messages'],
  offers: ['offers'],
  addresses: ['addresses'],
  cities: ['cities'],
  countries: ['countries'],
  workshops: ['workshops'],
  wallets: ['crypto-wallets'],
} as const
