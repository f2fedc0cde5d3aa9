/** The coins an order can be paid in. */
export const coins = ['BTC', 'ETH', 'USDT_TRC20', 'USDT_ERC20'] as const
export type Coin = (typeof coins)[number]
