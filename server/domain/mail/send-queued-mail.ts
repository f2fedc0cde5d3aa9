import { sql } from 'kysely'
import type { JobRun } from '#server/domain/jobs/open-jobs.ts'
import type { ShopContext } from '#server/domain/shop-context.ts'
import type { MailMessage } from '#server/ports/mail.ts'

/**
 * Sends a queued email. Without a mail server, the email goes to the outbox; for an email about an order, records this in `order_email`.
 */
export async function sendQueuedMail(
  { db, ports: { mail } }: Pick<ShopContext, 'db' | 'ports'>,
  message: MailMessage,
  { id, signal }: JobRun,
): Promise<void> {
  await mail.send({ id: `job-${id}`, ...message }, signal)
  if (mail.name !== 'outbox') return
  await sql`update order_email set in_outbox = true where job_key = (select key from job where id = ${id})`.execute(db)
}
