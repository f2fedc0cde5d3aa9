import { hourMs } from '#contract/rules/durations.ts'
import type { ShopContext } from '#server/domain/shop-context.ts'

/** When a reservation that begins now ends, if nobody confirms the order; the hours are a setting. */
export function reservationEnd({ now, thresholds }: Pick<ShopContext, 'now' | 'thresholds'>): Date {
  return new Date(now() + thresholds().reservation_hours * hourMs)
}

/** When staff are reminded of an order that waits for coins: hours before its end, but not before half of the time has passed. */
export function coinReminderTime(order: { created_at: Date; expires_at: Date }, { thresholds }: Pick<ShopContext, 'thresholds'>): Date {
  const earliest = (order.created_at.getTime() + order.expires_at.getTime()) / 2
  return new Date(Math.max(order.expires_at.getTime() - thresholds().coin_reminder_hours * hourMs, earliest))
}
