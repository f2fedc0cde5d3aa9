import { sql } from 'kysely'
import type { Tx } from '#server/db/database.ts'
import type { TelegramMessage } from '#server/domain/inbound/telegram-update.ts'
import type { ShopContext } from '#server/domain/shop-context.ts'
import { reopenThread } from '#server/domain/threads/reopen-thread.ts'

/**
 * Gives a message of a customer the text that they edited it to, beside the earlier ones, opens its thread again and notifies whoever has it.
 * A first text that comes after its edit joins the earlier ones. False where the shop does not have the message.
 */
export async function editMessage(
  tx: Tx,
  ctx: Pick<ShopContext, 'now' | 'company' | 'ownerSettings'>,
  customerId: string,
  { messageId, isEdit, text, updateId }: TelegramMessage,
): Promise<boolean> {
  const known = await tx
    .selectFrom('thread_message as m')
    .innerJoin('thread as t', 't.id', 'm.thread_id')
    .select(['m.id', 'm.thread_id', 'm.body'])
    .where('t.customer_id', '=', customerId)
    .where('m.channel', '=', 'telegram')
    .where('m.direction', '=', 'in')
    .where('m.telegram_message_id', '=', messageId)
    .executeTakeFirst()
  if (!known) return false
  // Telegram calls it an edit, too, when only a preview or a reaction changed
  if (known.body === text) return true
  const at = new Date(ctx.now())
  const edited = isEdit
    ? { body: text, earlier_bodies: sql<string[]>`array_append(earlier_bodies, body)`, edited_at: at }
    : { earlier_bodies: sql<string[]>`array_prepend(${text}::text, earlier_bodies)`, edited_at: at }
  const thread = await tx.selectFrom('thread').selectAll().where('id', '=', known.thread_id).forUpdate().executeTakeFirstOrThrow()
  await tx.updateTable('thread_message').set(edited).where('id', '=', known.id).execute()
  if (thread.status === 'spam') return true
  await tx.updateTable('thread').set({ heard_at: at }).where('id', '=', thread.id).execute()
  await reopenThread(tx, ctx, thread, { kind: 'thread-message', key: `thread-message ${known.id} edit ${updateId}` })
  return true
}
