import { sql } from 'kysely'
import { dayMs } from '#contract/rules/durations.ts'
import type { ShopContext } from '#server/domain/shop-context.ts'
import { notifyStaff } from '#server/domain/staff-notices/notify-staff.ts'

const attemptsUntilAway = 3
const failuresMax = 100

type Failed = { id: number; orderId: string; number: string }
type Away = { transport: 'mail' | 'telegram' }

/**
 * Notifies the staff of order emails that were given up within the last day. Also notifies, once a day, of a mail server or bot with a
 * message that has failed three times.
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
  const { rows: away } = await sql<Away>`
    select distinct case when kind in ('telegram', 'staff-message') or payload ->> 'by' = 'telegram' then 'telegram' else 'mail' end as transport from job
    where kind in ('mail', 'telegram', 'staff-email', 'staff-message', 'staff-notice', 'announce-enquiry')
      and attempts >= ${attemptsUntilAway} and last_error is not null and done_at is null and dead_at is null`.execute(ctx.db)
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
