import type { Tx } from '#server/db/database.ts'
import { channelsOf, readThreadReach } from '#server/domain/people/reach.ts'
import { addReply, replyColumns } from '#server/domain/threads/reply-to-thread.ts'

type Message = { id: number; body: string; staffId: string | null; at: Date; quoteId?: string; isOver?: boolean }

/**
 * Sends a message to the person who made an offer, by email or Telegram. If neither is known, the message appears only on the page of the
 * conversation. The caller must have locked the thread. Skips spam threads.
 */
export async function notifyPerson(tx: Tx, { id, isOver = false, ...reply }: Message): Promise<void> {
  const thread = await tx.selectFrom('thread').select('status').where('id', '=', id).executeTakeFirstOrThrow()
  if (thread.status === 'spam') return
  const [channel] = channelsOf(await readThreadReach(tx, id))
  if (channel) await addReply(tx, { threadId: id, channel, ...reply })
  await tx
    .updateTable('thread')
    .set((eb) => ({ ...replyColumns(reply.at), ...(isOver ? { status: 'done' } : {}), edit_version: eb('edit_version', '+', 1) }))
    .where('id', '=', id)
    .execute()
}
