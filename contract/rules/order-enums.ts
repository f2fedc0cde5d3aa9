/** The statuses of an order (ORD-02). */
export const orderStatuses = ['pending', 'confirmed', 'shipped', 'delivered', 'cancelled'] as const
export type OrderStatus = (typeof orderStatuses)[number]

/** Ways to pay: later, by card, in a coin (CHK-03). */
export const orderModes = ['reserve', 'pay', 'crypto'] as const
export type OrderMode = (typeof orderModes)[number]

/** Sort orders of the order history (ORD-01). */
export const orderOrderings = ['newest', 'oldest', 'total_desc', 'total_asc'] as const
export type OrderOrdering = (typeof orderOrderings)[number]

/** The coins an order can be paid in (CHK-11). */
export const coins = ['BTC', 'ETH', 'USDT_TRC20', 'USDT_ERC20'] as const
export type Coin = (typeof coins)[number]
