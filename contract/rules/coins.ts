export const coins = ['BTC', 'ETH', 'USDT_TRC20', 'USDT_ERC20'] as const
export type Coin = (typeof coins)[number]

/** The network of each coin, which determines the address format. */
export const coinNetworks = {
  BTC: 'Bitcoin',
  ETH: 'Ethereum',
  USDT_TRC20: 'Tron',
  USDT_ERC20: 'Ethereum',
} as const satisfies Record<Coin, string>
