import type { Insertable } from 'kysely'
import { CodedError } from '#server/context/coded-error.ts'
import type { Tables, Tx } from '#server/db/database.ts'
import type { ShopContext } from '#server/domain/shop-context.ts'
import { reopenThread } from '#server/domain/threads/reopen-thread.ts'

type Message = Insertable<Tables['thread_message']>
type Received = {
  body: string
  key: string | null
} & Partial<Pick<Message, 'channel' | 'quoted' | 'sender' | 'lost_files' | 'telegram_message_id'>>

/**
 * Adds a person's message to a thread and, unless the thread is spam, reopens it. Returns the id of the message; null for a repeated key.
 */
export async function receiveMessage(
  tx: Tx,
  ctx: Pick<ShopContext, 'now' | 'company' | 'ownerSettings'>,
  id: number,
  { key, ...content }: Received,
): Promise<number | null> {
  const now = new Date(ctx.now())
  const thread = await tx.selectFrom('thread').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
  if (!thread) throw new CodedError('not-found')
  const message = await tx
    .insertInto('thread_message')
    .values({ channel: 'page', ...content, thread_id: id, direction: 'in', send_key: key, created_at: now })
    .onConflict((conflict) => conflict.column('send_key').doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!message) return null
  // a sender blocked as spam must not notice the block
  if (thread.status === 'spam') return message.id
  await reopenThread(tx, ctx, thread, { kind: 'thread-message', key: `thread-message ${message.id}` })
  return message.id
}
