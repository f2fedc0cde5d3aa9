import type { Tx } from '#server/db/database.ts'
import { enqueue } from '#server/domain/jobs/enqueue.ts'
import { staffMails } from '#server/domain/mail/staff-mails.ts'
import type { ShopContext } from '#server/domain/shop-context.ts'

/**
 * Queues one announcement job per recipient. A retry of a single job for all recipients would send the announcement twice to some of them.
 */
export async function queueAnnouncements(tx: Tx, ctx: ShopContext, enquiryId: number): Promise<void> {
  const { telegramChat } = ctx.staff
  const recipients = [
    ...staffMails(ctx).map((to) => ({ by: 'mail' as const, to })),
    ...(telegramChat ? [{ by: 'telegram' as const, to: telegramChat }] : []),
  ]
  for (const { by, to } of recipients)
    await enqueue(tx, 'announce-enquiry', { enquiry_id: enquiryId, by, to }, { key: `${enquiryId} ${by} ${to}` })
}
