import type { Tx } from '#server/db/database.ts'
import type { InboundEmail } from '#server/domain/inbound/read-inbound-email.ts'
import type { ShopContext } from '#server/domain/shop-context.ts'
import { reopenThread } from '#server/domain/threads/reopen-thread.ts'

/**
 * Handles a delivery report: marks the undelivered reply, reopens the thread and notifies the assignee, once per reply. The undelivered
 * reply is the one whose id the report contains, otherwise the last reply to the address in the report, otherwise the last reply. Returns
 * false if no reply was sent by email.
 */
export async function markUndelivered(
  tx: Tx,
  ctx: Pick<ShopContext, 'now' | 'company' | 'ownerSettings'>,
  threadId: number,
  { report, references }: InboundEmail,
): Promise<boolean> {
  const thread = await tx.selectFrom('thread').selectAll().where('id', '=', threadId).forUpdate().executeTakeFirst()
  if (!thread || !report) return false
  const sentReplies = await tx
    .selectFrom('thread_message')
    .select(['id', 'recipient', 'undelivered_at'])
    .where('thread_id', '=', threadId)
    .where('direction', '=', 'out')
    .where('channel', '=', 'mail')
    .where('sent_at', 'is not', null)
    .orderBy('id', 'desc')
    .execute()
  const ids = new Set([...references.join('\n').matchAll(/thread\.\d{1,9}-[0-9a-f]{24}\.(\d{1,9})@/gi)].map(([, id]) => Number(id)))
  const message =
    sentReplies.find(({ id }) => ids.has(id)) ??
    sentReplies.find(({ recipient }) => recipient?.toLowerCase() === report.recipient) ??
    sentReplies.at(0)
  if (!message) return false
  if (message.undelivered_at) return true
  const at = new Date(ctx.now())
  await tx.updateTable('thread_message').set({ undelivered_at: at, delivery_status: report.status }).where('id', '=', message.id).execute()
  await reopenThread(tx, ctx, thread, { kind: 'thread-undelivered', key: `thread-undelivered ${message.id} ${at.getTime()}` })
  return true
}
