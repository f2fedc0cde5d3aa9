import { sql } from 'kysely'
import type { EmailDeliveryState } from '#contract/rules/staff/order-enums.ts'
import type { Db } from '#server/db/database.ts'

export type OrderEmailRow = {
  id: string
  notification: string
  subject: string | null
  recipient: string | null
  staff_id: string | null
  created_at: Date
  fate: EmailDeliveryState
  sent_at: Date | null
  in_outbox: boolean
  failure: string | null
}

/**
 * Reads the emails about an order. The delivery state of an email comes from its job. After the job has been purged, the delivery state
 * comes from the row of the email.
 */
export async function readOrderEmails(db: Db, orderId: string): Promise<OrderEmailRow[]> {
  const { rows } = await sql<OrderEmailRow>`
    select e.id, e.notification, e.subject, e.recipient, e.staff_id, e.created_at, e.in_outbox,
      coalesce(mail.done_at, e.sent_at) as sent_at, coalesce(mail.last_error, notice.last_error, e.failure) as failure,
      case
        when mail.done_at is not null then 'sent'
        when mail.dead_at is not null or notice.dead_at is not null then 'failed'
        when mail.id is not null then 'waiting'
        when e.sent_at is not null then 'sent'
        when e.failed_at is not null then 'failed'
        when notice.id is not null and notice.done_at is null then 'waiting'
        else 'withdrawn'
      end as fate
    from order_email e
      left join job mail on mail.kind = 'mail' and mail.key = e.job_key
      left join job notice on notice.kind = 'order-notification' and notice.key = e.job_key
    where e.order_id = ${orderId} order by e.created_at, e.id`.execute(db)
  return rows
}
