import type { Insertable } from 'kysely'
import { CodedError } from '#server/context/coded-error.ts'
import type { Tables, Tx } from '#server/db/database.ts'
import type { ShopContext } from '#server/domain/shop-context.ts'
import { reopenThread } from '#server/domain/threads/reopen-thread.ts'

type Message = Insertable<Tables['thread_message']>
type Received = {
  body: string
  key: string | null
  /** Whether to store the message without notifying the staff. */
  isSilent?: boolean
} & Partial<Pick<Message, 'channel' | 'quoted' | 'sender' | 'lost_files' | 'telegram_message_id'>>

/**
 * Adds a person's message to a thread, and reopens the thread unless it is spam or the message is silent. Returns the id of the message;
 * null if the key was used before. Throws `unprocessable` if the key was used for another message.
 */
export async function receiveMessage(
  tx: Tx,
  ctx: Pick<ShopContext, 'now' | 'company' | 'ownerSettings'>,
  id: number,
  { key, isSilent = false, ...content }: Received,
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
  if (!message) {
    await assertSameMessage(tx, id, { body: content.body, key })
    return null
  }
  if (thread.status === 'spam') return message.id
  if (isSilent) {
    // undoes the effect of a trigger, which marks the thread of each message as unread
    await tx.updateTable('thread').set({ heard_at: thread.heard_at }).where('id', '=', id).execute()
    return message.id
  }
  await reopenThread(tx, ctx, thread, { kind: 'thread-message', key: `thread-message ${message.id}` })
  return message.id
}

async function assertSameMessage(tx: Tx, threadId: number, { body, key }: Pick<Received, 'body' | 'key'>): Promise<void> {
  const known = await tx.selectFrom('thread_message').select(['thread_id', 'body']).where('send_key', '=', key).executeTakeFirst()
  if (known?.thread_id !== threadId || known.body !== body) throw new CodedError('unprocessable', { reason: 'message-key-reused' })
}
