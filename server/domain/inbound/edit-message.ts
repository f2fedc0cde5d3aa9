import { sql } from 'kysely'
import type { Tx } from '#server/db/database.ts'
import type { TelegramMessage } from '#server/domain/inbound/telegram-update.ts'
import type { ShopContext } from '#server/domain/shop-context.ts'
import { reopenThread } from '#server/domain/threads/reopen-thread.ts'

/**
 * Stores the new text of an edited message, keeps the earlier texts, reopens the thread and notifies the assignee. If the original message
 * arrives after its edit, its text becomes the earliest one. Returns false if the shop does not have the message.
 */
export async function editMessage(
  tx: Tx,
  ctx: Pick<ShopContext, 'now' | 'company' | 'ownerSettings'>,
  customerId: string,
  { messageId, isEdit, text, updateId }: TelegramMessage,
): Promise<boolean> {
  const message = await tx
    .selectFrom('thread_message as m')
    .innerJoin('thread as t', 't.id', 'm.thread_id')
    .select(['m.id', 'm.thread_id', 'm.body'])
    .where('t.customer_id', '=', customerId)
    .where('m.channel', '=', 'telegram')
    .where('m.direction', '=', 'in')
    .where('m.telegram_message_id', '=', messageId)
    .executeTakeFirst()
  if (!message) return false
  // the text is unchanged: Telegram also reports an edit if only a preview or a reaction has changed
  if (message.body === text) return true
  const at = new Date(ctx.now())
  const textColumns = isEdit
    ? { body: text, earlier_bodies: sql<string[]>`array_append(earlier_bodies, body)`, edited_at: at }
    : { earlier_bodies: sql<string[]>`array_prepend(${text}::text, earlier_bodies)`, edited_at: at }
  const thread = await tx.selectFrom('thread').selectAll().where('id', '=', message.thread_id).forUpdate().executeTakeFirstOrThrow()
  await tx.updateTable('thread_message').set(textColumns).where('id', '=', message.id).execute()
  if (thread.status === 'spam') return true
  await tx.updateTable('thread').set({ heard_at: at }).where('id', '=', thread.id).execute()
  await reopenThread(tx, ctx, thread, { kind: 'thread-message', key: `thread-message ${message.id} edit ${updateId}` })
  return true
}
