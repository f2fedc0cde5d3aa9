import { hourMs } from '#contract/rules/durations.ts'
import type { ShopContext } from '#server/domain/shop-context.ts'

/** When a reservation that begins now ends, if nobody confirms the order; the hours are a setting. */
export function reservationEnd({ now, ownerSettings }: Pick<ShopContext, 'now' | 'ownerSettings'>): Date {
  return new Date(now() + ownerSettings().reservation_hours * hourMs)
}

/** When staff are reminded of an order that waits for coins: hours before its end, but not before half of the time has passed. */
export function coinReminderTime(
  order: { created_at: Date; expires_at: Date },
  { ownerSettings }: Pick<ShopContext, 'ownerSettings'>,
): Date {
  const earliest = (order.created_at.getTime() + order.expires_at.getTime()) / 2
  return new Date(Math.max(order.expires_at.getTime() - ownerSettings().coin_reminder_hours * hourMs, earliest))
}
