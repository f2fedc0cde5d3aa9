import { hourMs } from '#contract/rules/durations.ts'
import type { ShopContext } from '#server/domain/shop-context.ts'

/**
 * Returns when to remind the staff of an unpaid crypto order: some hours before the reservation ends, but not in the first half of the
 * reservation.
 */
export function coinReminderTime(
  order: { created_at: Date; expires_at: Date },
  { ownerSettings }: Pick<ShopContext, 'ownerSettings'>,
): Date {
  const earliest = (order.created_at.getTime() + order.expires_at.getTime()) / 2
  return new Date(Math.max(order.expires_at.getTime() - ownerSettings().coin_reminder_hours * hourMs, earliest))
}
