import type { OrderStatus } from '#contract/rules/order-words.ts'

/** Who changes an order: its owner, the staff, or the shop itself when a reservation ends. */
export type OrderActor = 'customer' | 'staff' | 'shop'

/** What an order may become next (ORD-02). */
const next = {
  pending: ['confirmed', 'cancelled'],
  confirmed: ['shipped', 'cancelled'],
  shipped: ['delivered'],
  delivered: [],
  cancelled: [],
} as const satisfies Record<OrderStatus, readonly OrderStatus[]>

export function mayBecome(from: OrderStatus, to: OrderStatus): boolean {
  const following: readonly OrderStatus[] = next[from]
  return following.includes(to)
}

/** Whether its owner may still cancel an order. */
export function canCancel(status: OrderStatus): boolean {
  return mayBecome(status, 'cancelled')
}
