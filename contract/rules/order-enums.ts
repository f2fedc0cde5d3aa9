export const orderStatuses = ['pending', 'confirmed', 'shipped', 'delivered', 'cancelled'] as const
export type OrderStatus = (typeof orderStatuses)[number]

/** Ways to pay: later (`reserve`), by card (`pay`), or in a cryptocurrency (`crypto`). */
export const orderModes = ['reserve', 'pay', 'crypto'] as const
export type OrderMode = (typeof orderModes)[number]

export const orderOrderings = ['newest', 'oldest', 'total_desc', 'total_asc'] as const
export type OrderOrdering = (typeof orderOrderings)[number]
