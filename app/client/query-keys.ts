/** Query keys. Invalidating a key also invalidates the keys that begin with it: `orders` covers every order. */
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
