import type { Language } from '#contract/language.ts'
import { hasUnfilledFields } from '#contract/rules/staff/fill-reply.ts'
import type { ThreadChannel } from '#contract/rules/staff/thread-enums.ts'
import { undoWindowMs } from '#contract/rules/staff/undo-window.ts'
import { CodedError } from '#server/context/coded-error.ts'
import type { StaffActor } from '#server/context/staff-actor.ts'
import type { Tx } from '#server/db/database.ts'
import { runAction } from '#server/domain/audit/run-action.ts'
import { enqueue } from '#server/domain/jobs/enqueue.ts'
import { channelsOf, readThreadReach } from '#server/domain/people/reach.ts'
import type { ShopContext } from '#server/domain/shop-context.ts'
import { updateThread } from '#server/domain/threads/change-thread.ts'
import { assertShownPieces, claimReplyFiles } from '#server/domain/threads/reply-files.ts'
import { threadSubject } from '#server/domain/threads/visible-threads.ts'

type Ctx = Pick<ShopContext, 'db' | 'now'>
type Reply = { id: number; version: number; channel: ThreadChannel; body: string; files?: readonly string[]; pieces?: readonly number[] }

/**
 * Adds a reply to a thread. A job sends the reply after the undo window. Throws `conflict` if the thread has changed since `version`.
 * Throws `invalid` if the channel cannot reach the person, a template placeholder is unfilled, or a file or piece no longer exists. Returns
 * the id of the action.
 */
export async function replyToThread(ctx: Ctx, actor: StaffActor, { id, version, ...reply }: Reply): Promise<string> {
  assertFilled(reply.body)
  const action = { name: 'thread.answer', subject: await threadSubject(ctx.db, actor, id) } as const
  const now = new Date(ctx.now())
  const { actionId } = await runAction(ctx, actor, action, async (tx) => {
    await updateThread(tx, { id, version }, replyColumns(now))
    await addReply(tx, { threadId: id, ...reply, staffId: actor.staffId, at: now })
  })
  return actionId
}

/** Throws `invalid` if a template placeholder is unfilled. */
export function assertFilled(body: string): void {
  if (hasUnfilledFields(body)) throw new CodedError('invalid', { fields: { body: 'reply-field-empty' } })
}

/** Returns the columns to set when the shop has replied to a thread, which then waits for the person. */
export const replyColumns = (at: Date) => ({ status: 'waiting', due_at: null, answered_at: at, last_at: at }) as const

type NewReply = Omit<Reply, 'id' | 'version'> & { threadId: number; staffId: string | null; at: Date; quoteId?: string }

/**
 * Adds a reply to a thread, whose row must be locked, and queues the job that sends it. Throws `invalid` if the channel cannot reach the
 * person, or if a file or piece is no longer available.
 */
export async function addReply(tx: Tx, reply: NewReply): Promise<void> {
  const { threadId, channel, body, staffId, at, quoteId, files = [], pieces = [] } = reply
  const recipient = await recipientOf(tx, threadId, channel)
  await assertShownPieces(tx, pieces)
  const message = { thread_id: threadId, direction: 'out', channel, body, staff_id: staffId, recipient } as const
  const { id } = await tx
    .insertInto('thread_message')
    .values({ ...message, quote_id: quoteId ?? null, piece_ids: [...new Set(pieces)], created_at: at })
    .returning('id')
    .executeTakeFirstOrThrow()
  await claimReplyFiles(tx, { threadId, messageId: id, tokens: files })
  await queueReply(tx, id, new Date(at.getTime() + undoWindowMs))
}

/**
 * Resends a reply that failed or was not delivered, to the person's current address. Throws `conflict` if the reply was sent or still waits
 * to be sent. Returns the id of the action.
 */
export async function resendReply(ctx: Ctx, actor: StaffActor, id: number, messageId: number): Promise<string> {
  const action = { name: 'thread.resend', subject: await threadSubject(ctx.db, actor, id) } as const
  const { actionId } = await runAction(ctx, actor, action, async (tx) => {
    const message = await tx
      .selectFrom('thread_message')
      .select(['channel', 'sent_at', 'undelivered_at'])
      .where('id', '=', messageId)
      .where('thread_id', '=', id)
      .where('direction', '=', 'out')
      .forUpdate()
      .executeTakeFirst()
    if (!message) throw new CodedError('not-found')
    if (!message.undelivered_at) {
      if (message.sent_at) throw new CodedError('conflict', { reason: 'reply-sent' })
      if (await isWaiting(tx, messageId)) throw new CodedError('conflict', { reason: 'reply-waiting' })
    }
    const recipient = await recipientOf(tx, id, message.channel)
    await tx
      .updateTable('thread_message')
      .set({ recipient, sent_at: null, undelivered_at: null, parts_sent: 0 })
      .where('id', '=', messageId)
      .execute()
    await releaseKey(tx, messageId, new Date(ctx.now()))
    await queueReply(tx, messageId, new Date(ctx.now()))
  })
  return actionId
}

const jobOf = (messageId: number) => ({ kind: 'send-reply', key: String(messageId) }) as const

/** Whether a reply waits to be sent. Locks its job, so that no colleague can retry the job before the transaction ends. */
async function isWaiting(tx: Tx, messageId: number): Promise<boolean> {
  const job = await tx
    .selectFrom('job')
    .select('dead_at')
    .where((of) => of.and(jobOf(messageId)))
    .forUpdate()
    .executeTakeFirst()
  return job !== undefined && job.dead_at === null
}

/**
 * Ends the earlier job of a reply and removes the key of the job, so that a new job can have the same key. Keeps the row of the job, which
 * prevents the undo of the action that sent the reply.
 */
async function releaseKey(tx: Tx, messageId: number, now: Date): Promise<void> {
  await tx
    .updateTable('job')
    .set((of) => ({ key: null, done_at: of.fn.coalesce('done_at', of.val(now)), dropped_at: of.fn.coalesce('dropped_at', 'dead_at') }))
    .where((of) => of.and(jobOf(messageId)))
    .execute()
}

/** Queues the job that sends a reply. The payload contains only the id of the message, so that the queue contains no texts or links. */
export const queueReply = (tx: Tx, message: number, runAt: Date) => enqueue(tx, 'send-reply', { message }, { key: String(message), runAt })

/**
 * Marks a thread as waiting for the person after the shop sent an album or replied by messenger or phone. Returns the language of the
 * thread.
 */
export async function markWaitingForPerson(tx: Tx, id: number, now: Date): Promise<Language> {
  const { language } = await tx
    .updateTable('thread')
    .set((eb) => ({ status: 'waiting', due_at: null, answered_at: now, last_at: now, edit_version: eb('edit_version', '+', 1) }))
    .where('id', '=', id)
    .returning('language')
    .executeTakeFirstOrThrow()
  return language
}

/** Returns the recipient of a reply by a channel. Throws `invalid` if the channel cannot reach the person. */
export async function recipientOf(tx: Tx, id: number, channel: ThreadChannel): Promise<string | null> {
  const reach = await readThreadReach(tx, id)
  if (!channelsOf(reach).includes(channel)) throw new CodedError('invalid', { fields: { channel: 'reply-unreachable' } })
  if (channel === 'mail') return reach.email
  return channel === 'telegram' ? reach.telegramChat : null
}
