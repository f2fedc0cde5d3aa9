import { sql } from 'kysely'
import { dayMs, minuteMs } from '#contract/rules/durations.ts'
import type { ShopContext } from '#server/domain/shop-context.ts'
import { notifyStaff } from '#server/domain/staff-notices/notify-staff.ts'

const awayAfterMs = 10 * minuteMs
const failuresMax = 100

type Failed = { id: number; orderId: string; number: string }

/**
 * Notifies the staff of each order email that failed for good within the last day. Also notifies the staff, once a day, of a mail server or
 * Telegram bot that has been failing for at least ten minutes and failed at least once within the last day.
 */
export async function notifyOfFailedMessages(ctx: ShopContext): Promise<void> {
  const now = ctx.now()
  const { rows: failed } = await sql<Failed>`
    select j.id, o.id as "orderId", o.number from job j join order_email e on e.job_key = j.key join shop_order o on o.id = e.order_id
    where j.kind = 'mail' and j.dead_at > ${new Date(now - dayMs)} order by j.id limit ${failuresMax}`.execute(ctx.db)
  for (const { id, orderId, number } of failed)
    await notifyStaff(ctx.db, ctx, {
      kind: 'email-failed',
      key: `email-failed ${id}`,
      subject: { kind: 'order', id: orderId, label: number },
    })
  const away = await ctx.db
    .selectFrom('transport_state')
    .select('transport')
    .where('transport', 'in', ['mail', 'telegram'])
    .where('failing_since', '<=', new Date(now - awayAfterMs))
    .where('refused_at', '>', new Date(now - dayMs))
    .execute()
  const day = new Date(now).toISOString().slice(0, 10)
  for (const { transport } of away) {
    const label = transport === 'mail' ? 'SMTP' : 'Telegram'
    await notifyStaff(ctx.db, ctx, {
      kind: 'transport-away',
      key: `transport-away ${transport} ${day}`,
      subject: { kind: 'shop', id: transport, label },
    })
  }
}
