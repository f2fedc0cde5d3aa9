import { sql } from 'kysely'
import { dayMs, minuteMs } from '#contract/rules/durations.ts'
import type { ShopContext } from '#server/domain/shop-context.ts'
import { notifyStaff } from '#server/domain/staff-notices/notify-staff.ts'

const awayAfterMs = 10 * minuteMs
const failuresMax = 100

type Failed = { id: number; orderId: string; number: string }
type FailedInThread = { id: number; threadId: number; handler: string | null }

/**
 * Notifies the staff of messages that failed for good within the last day: emails about orders, replies, and messages about visits. Also
 * notifies the staff once a day of a mail server or Telegram bot that has been failing for at least ten minutes, with a failure within the
 * last day.
 */
export async function notifyOfFailedMessages(ctx: ShopContext): Promise<void> {
  const now = ctx.now()
  await notifyOfThreads(ctx, new Date(now - dayMs))
  const { rows: failed } = await sql<Failed>`
    select j.id, o.id as "orderId", o.number from job j
      left join order_email e on j.kind = 'mail' and e.job_key = j.key
      left join document d on j.kind = 'send-document' and d.number = j.payload ->> 'document'
      join shop_order o on o.id = coalesce(e.order_id, d.order_id)
    where j.kind in ('mail', 'send-document') and j.dead_at > ${new Date(now - dayMs)} order by j.id limit ${failuresMax}`.execute(ctx.db)
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

async function notifyOfThreads(ctx: ShopContext, since: Date): Promise<void> {
  const { rows } = await sql<FailedInThread>`
    select j.id, t.id as "threadId", t.assignee_id as handler from job j
      left join thread_message m on m.id = case when j.kind = 'send-reply' then j.key::bigint end
      left join visit v on v.id = case when j.kind = 'visit-notification' then (j.payload ->> 'visit')::int end
      left join thread of_visit on of_visit.enquiry_id = v.enquiry_id
      join thread t on t.id = coalesce(m.thread_id, of_visit.id)
    where j.kind in ('send-reply', 'visit-notification') and j.dead_at > ${since} order by j.id limit ${failuresMax}`.execute(ctx.db)
  for (const { id, threadId, handler } of rows)
    await notifyStaff(ctx.db, ctx, {
      kind: 'thread-undelivered',
      key: `thread-undelivered job ${id}`,
      subject: { kind: 'thread', id: String(threadId), label: `№ ${threadId}` },
      handler,
    })
}
