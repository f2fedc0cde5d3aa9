import type { Language } from '#contract/language.ts'
import type { Kind } from '#contract/piece.ts'
import type { OpenBuyback } from '#contract/staff/buybacks.ts'
import { CodedError } from '#server/context/coded-error.ts'
import type { StaffActor } from '#server/context/staff-actor.ts'
import type { Tx } from '#server/db/database.ts'
import { runAction } from '#server/domain/audit/run-action.ts'
import { assertYear } from '#server/domain/pieces/assert-year.ts'
import type { ShopContext } from '#server/domain/shop-context.ts'
import { rewriteThread } from '#server/domain/threads/change-thread.ts'
import { threadSubject } from '#server/domain/threads/visible-threads.ts'

type Asked = { threadId: number; language: Language; fields: Record<string, unknown>; now: number }

/** Creates the buyback of a submitted form. Call it in the transaction that stores the form. */
export async function openRequestedBuyback(tx: Tx, { threadId, language, fields, now }: Asked): Promise<void> {
  assertYear(fields['year'], now, 'year')
  const text = (name: string) => (typeof fields[name] === 'string' ? fields[name] : '')
  const at = new Date(now)
  await tx
    .insertInto('buyback')
    .values((of) => ({
      id: threadId,
      thread_id: threadId,
      person_id: of.selectFrom('thread').select('person_id').where('id', '=', threadId),
      language,
      kind: (text('kind') || 'watch') as Kind,
      brand: text('brand'),
      model: text('model'),
      serial: text('serial'),
      year: typeof fields['year'] === 'number' ? fields['year'] : null,
      changed_at: at,
      created_at: at,
    }))
    .execute()
  await tx.insertInto('buyback_step').values({ buyback_id: threadId, step: 'ask', by: 'person', at }).execute()
}

/**
 * Creates a buyback for an existing thread, for example after a phone call. Staff without `buyback.price` see a buyback only if its thread
 * is assigned to them, so an unassigned thread is assigned to such an actor. For other actors, it is assigned to the author of its open
 * quote, if any. Throws `conflict` if the thread already has a buyback, or if the actor lacks `buyback.price` and the thread is assigned to
 * somebody else.
 */
export async function openBuyback(
  ctx: Pick<ShopContext, 'db' | 'now'>,
  actor: StaffActor,
  threadId: number,
  asked: OpenBuyback,
): Promise<string> {
  await threadSubject(ctx.db, actor, threadId)
  assertYear(asked.year, ctx.now(), 'year')
  const at = new Date(ctx.now())
  const label = `№ ${threadId} ${asked.brand} ${asked.model}`
  const action = { name: 'buyback.open', subject: { kind: 'buyback', id: String(threadId), label } } as const
  const { actionId } = await runAction(ctx, actor, action, async (tx) => {
    const thread = await tx
      .selectFrom('thread')
      .select(['language', 'person_id', 'assignee_id'])
      .where('id', '=', threadId)
      .forUpdate()
      .executeTakeFirstOrThrow()
    const { assignee_id: assignee, ...copied } = thread
    const maySeePrices = actor.permissions.has('buyback.price')
    if (!maySeePrices && assignee !== null && assignee !== actor.staffId)
      throw new CodedError('conflict', { reason: 'buyback-thread-assigned' })
    const insertedRow = await tx
      .insertInto('buyback')
      .values({ id: threadId, thread_id: threadId, ...copied, ...asked, changed_at: at, created_at: at })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .returning('id')
      .executeTakeFirst()
    if (!insertedRow) throw new CodedError('conflict', { reason: 'buyback-known' })
    await tx.insertInto('buyback_step').values({ buyback_id: threadId, step: 'open', by: 'staff', staff_id: actor.staffId, at }).execute()
    const next = assignee ?? (maySeePrices ? await readQuoteAuthor(tx, threadId) : actor.staffId)
    if (next !== assignee) await rewriteThread(tx, threadId, { assignee_id: next })
  })
  return actionId
}

async function readQuoteAuthor(tx: Tx, threadId: number): Promise<string | null> {
  const quote = await tx
    .selectFrom('quote')
    .innerJoin('staff', 'staff.id', 'quote.staff_id')
    .select('staff.id')
    .where('quote.thread_id', '=', threadId)
    .where('quote.state', '=', 'open')
    .where('staff.blocked_at', 'is', null)
    .orderBy('quote.created_at', 'desc')
    .executeTakeFirst()
  return quote?.id ?? null
}
