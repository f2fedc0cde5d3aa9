import type { OrderStatus } from '#contract/rules/order-enums.ts'
import { type OrderStep, orderSteps } from '#contract/rules/staff/order-enums.ts'

/** Who changes an order: its customer, the staff, or the shop itself when a reservation expires. */
export type OrderActor = 'customer' | 'staff' | 'shop'

const transitions = {
  pending: ['confirmed', 'cancelled'],
  confirmed: ['shipped', 'cancelled'],
  shipped: ['delivered'],
  delivered: [],
  cancelled: [],
} as const satisfies Record<OrderStatus, readonly OrderStatus[]>

export function canChangeStatus(from: OrderStatus, to: OrderStatus): boolean {
  const following: readonly OrderStatus[] = transitions[from]
  return following.includes(to)
}

export const stepStatuses = {
  confirm: 'confirmed',
  ship: 'shipped',
  deliver: 'delivered',
  cancel: 'cancelled',
} as const satisfies Record<OrderStep, OrderStatus>

/** Returns the steps that the staff can take from a status. */
export function listNextSteps(from: OrderStatus): OrderStep[] {
  return orderSteps.filter((step) => canChangeStatus(from, stepStatuses[step]))
}

/** Whether the customer may still cancel an order. */
export function canCancel(status: OrderStatus): boolean {
  return canChangeStatus(status, 'cancelled')
}
