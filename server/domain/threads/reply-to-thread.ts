import type { ThreadChannel } from '#contract/rules/staff/thread-enums.ts'
import { CodedError } from '#server/context/coded-error.ts'
import type { StaffActor } from '#server/context/staff-actor.ts'
import type { Tx } from '#server/db/database.ts'
import { runAction } from '#server/domain/audit/run-action.ts'
import { enqueue } from '#server/domain/jobs/enqueue.ts'
import type { ShopContext } from '#server/domain/shop-context.ts'
import { updateThread } from '#server/domain/threads/change-thread.ts'
import { channelsOf, readReach } from '#server/domain/threads/thread-reach.ts'
import { threadSubject } from '#server/domain/threads/visible-threads.ts'

type Ctx = Pick<ShopContext, 'db' | 'now'>
type Reply = { id: number; version: number; channel: ThreadChannel; body: string }

/** How long a reply can be taken back before it goes. */
export const takeBackMs = 10_000

/**
 * Answers a person, by a job that leaves in ten seconds. Throws `conflict` where something was added to the thread since the version that
 * the answer was written to, and `invalid` where the person cannot be reached so, or a field of a template stayed empty. Returns the id of
 * the action.
 */
export async function replyToThread(ctx: Ctx, actor: StaffActor, { id, version, channel, body }: Reply): Promise<string> {
  if (/\{\{|\}\}/.test(body)) throw new CodedError('invalid', { fields: { body: 'reply-field-empty' } })
  const action = { name: 'thread.answer', subject: await threadSubject(ctx.db, actor, id) } as const
  const now = new Date(ctx.now())
  const { actionId } = await runAction(ctx, actor, action, async (tx) => {
    await updateThread(tx, { id, version }, { status: 'waiting', due_at: null, answered_at: now, last_at: now })
    const recipient = await recipientOf(tx, id, channel)
    const message = { thread_id: id, direction: 'out', channel, body, staff_id: actor.staffId, recipient, created_at: now } as const
    const { id: messageId } = await tx.insertInto('thread_message').values(message).returning('id').executeTakeFirstOrThrow()
    await queueReply(tx, messageId, new Date(now.getTime() + takeBackMs))
  })
  return actionId
}

/** Sends a reply that did not leave once more, to where the person can be reached now. Returns the id of the action. */
export async function resendReply(ctx: Ctx, actor: StaffActor, id: number, messageId: number): Promise<string> {
  const action = { name: 'thread.resend', subject: await threadSubject(ctx.db, actor, id) } as const
  const { actionId } = await runAction(ctx, actor, action, async (tx) => {
    const message = await tx
      .selectFrom('thread_message')
      .select(['channel', 'sent_at'])
      .where('id', '=', messageId)
      .where('thread_id', '=', id)
      .where('direction', '=', 'out')
      .forUpdate()
      .executeTakeFirst()
    if (!message) throw new CodedError('not-found')
    if (message.sent_at) throw new CodedError('conflict', { reason: 'reply-sent' })
    const recipient = await recipientOf(tx, id, message.channel)
    await tx.updateTable('thread_message').set({ recipient }).where('id', '=', messageId).execute()
    await tx.deleteFrom('job').where('kind', '=', 'thread-answer').where('key', '=', String(messageId)).execute()
    await queueReply(tx, messageId, new Date(ctx.now()))
  })
  return actionId
}

/** The payload names the message only: no letter and no link lies in the queue. */
const queueReply = (tx: Tx, message: number, runAt: Date) => enqueue(tx, 'thread-answer', { message }, { key: String(message), runAt })

async function recipientOf(tx: Tx, id: number, channel: ThreadChannel): Promise<string | null> {
  const thread = await tx.selectFrom('thread').select(['customer_id', 'email']).where('id', '=', id).executeTakeFirstOrThrow()
  const reach = await readReach(tx, thread)
  if (!channelsOf(reach).includes(channel)) throw new CodedError('invalid', { fields: { channel: 'reply-unreachable' } })
  if (channel === 'mail') return reach.email
  return channel === 'telegram' ? reach.telegramChat : null
}
