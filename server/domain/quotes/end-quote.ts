import { CodedError } from '#server/context/coded-error.ts'
import type { StaffActor } from '#server/context/staff-actor.ts'
import type { Tx } from '#server/db/database.ts'
import { transaction } from '#server/db/transaction.ts'
import { runAction } from '#server/domain/audit/run-action.ts'
import { releaseQuoted } from '#server/domain/quotes/hold-for-quote.ts'
import { lockOpenQuote } from '#server/domain/quotes/lock-open-quote.ts'
import { getQuote } from '#server/domain/quotes/open-quote.ts'
import type { QuoteRow } from '#server/domain/quotes/read-quotes.ts'
import type { ShopContext } from '#server/domain/shop-context.ts'
import { notifyStaff } from '#server/domain/staff-notices/notify-staff.ts'
import { replyDeadline } from '#server/domain/threads/office-deadline.ts'
import { threadSubject } from '#server/domain/threads/visible-threads.ts'

type Ctx = Pick<ShopContext, 'db' | 'now' | 'digest' | 'company' | 'ownerSettings'>

/** Withdraws an open quote and releases its holds. Returns the id of the action. Throws `conflict` if the quote is not open. */
export async function withdrawQuote(ctx: Ctx, actor: StaffActor, id: string): Promise<string> {
  const quote = await ctx.db.selectFrom('quote').select('thread_id').where('id', '=', id).executeTakeFirst()
  if (!quote) throw new CodedError('not-found')
  const action = { name: 'quote.withdraw', subject: await threadSubject(ctx.db, actor, quote.thread_id) } as const
  const { actionId } = await runAction(ctx, actor, action, (tx) => endQuote(tx, { id, state: 'withdrawn', now: ctx.now() }))
  return actionId
}

/** Declines a quote by its link: adds the person's message to the thread and notifies the author of the quote. Idempotent. */
export async function declineQuote(ctx: Ctx, { token, words }: { token: string; words: string }): Promise<QuoteRow> {
  const quote = await getQuote(ctx, token)
  if (quote.state === 'declined') return quote
  const { id, threadId } = quote
  await transaction(ctx.db, async (tx) => {
    await endQuote(tx, { id, state: 'declined', now: ctx.now() })
    if (words) await addWords(tx, ctx, { id: threadId, words })
    const subject = { kind: 'thread', id: String(threadId), label: `№ ${threadId}` } as const
    await notifyStaff(tx, ctx, { kind: 'quote-declined', key: `quote-declined ${id}`, subject, handler: quote.staffId })
  })
  return getQuote(ctx, token)
}

async function endQuote(tx: Tx, { id, state, now }: { id: string; state: 'withdrawn' | 'declined'; now: number }): Promise<void> {
  await lockOpenQuote(tx, id, now)
  const at = new Date(now)
  await tx.updateTable('quote').set({ state, ended_at: at }).where('id', '=', id).execute()
  await releaseQuoted(tx, id, at)
}

async function addWords(
  tx: Tx,
  ctx: Pick<Ctx, 'now' | 'company' | 'ownerSettings'>,
  { id, words }: { id: number; words: string },
): Promise<void> {
  const at = new Date(ctx.now())
  const thread = await tx
    .selectFrom('thread')
    .select(['kind', 'office', 'due_at', 'status'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow()
  await tx.insertInto('thread_message').values({ thread_id: id, direction: 'in', channel: 'page', body: words, created_at: at }).execute()
  // spam stays closed, because an open thread would unblock its sender
  const reopened =
    thread.status === 'spam' ? {} : { status: 'open' as const, due_at: thread.due_at ?? replyDeadline(ctx, thread, ctx.now()) }
  await tx
    .updateTable('thread')
    .set((eb) => ({ ...reopened, last_at: at, edit_version: eb('edit_version', '+', 1) }))
    .where('id', '=', id)
    .execute()
}

/** Marks overdue quotes as expired. The holds of these quotes have their own jobs, which end them at the same time. */
export async function expireQuotes({ db, now }: Pick<Ctx, 'db' | 'now'>): Promise<void> {
  const at = new Date(now())
  await db.updateTable('quote').set({ state: 'expired', ended_at: at }).where('state', '=', 'open').where('expires_at', '<=', at).execute()
}
