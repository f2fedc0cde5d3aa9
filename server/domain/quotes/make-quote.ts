import { randomUUID } from 'node:crypto'
import { dayMs } from '#contract/rules/durations.ts'
import { contactPhone } from '#contract/rules/phone.ts'
import type { MakeQuote } from '#contract/staff/quotes.ts'
import { CodedError } from '#server/context/coded-error.ts'
import type { StaffActor } from '#server/context/staff-actor.ts'
import type { Tx } from '#server/db/database.ts'
import { type Action, runAction } from '#server/domain/audit/run-action.ts'
import { lockCredit } from '#server/domain/buybacks/buyback-credit.ts'
import type { QuotedPerson } from '#server/domain/quotes/hold-for-quote.ts'
import { writeQuote } from '#server/domain/quotes/write-quote.ts'
import type { ShopContext } from '#server/domain/shop-context.ts'
import { skipThreadNumber } from '#server/domain/threads/open-thread.ts'
import { addReply } from '#server/domain/threads/reply-to-thread.ts'
import { beginThread, touchThread } from '#server/domain/threads/thread-of-quote.ts'
import { threadSubject } from '#server/domain/threads/visible-threads.ts'

type Ctx = Pick<ShopContext, 'db' | 'now' | 'digest' | 'ownerSettings'>
type Made = { id: string; actionId: string }

const greetings = {
  ru: 'Подготовили для вас личное предложение. Цена и срок — по ссылке.',
  en: 'We have prepared a quote for you. See the price and its validity at the link.',
} as const

/**
 * Makes a quote for the person of a thread, or for a contact in a new thread. Sends the link to the quote as a reply unless `channel` is
 * null. Throws `conflict` if the thread has changed or a piece is unavailable, and `invalid` for a price below the floor without
 * permission.
 */
export async function makeQuote(ctx: Ctx, actor: StaffActor, asked: MakeQuote): Promise<Made> {
  const id = randomUUID()
  assertUntil(asked.expires_at, ctx)
  const now = new Date(ctx.now())
  const subject = asked.thread ? await threadSubject(ctx.db, actor, asked.thread.id) : await newSubject(ctx)
  const action: Action = { name: 'quote.make', subject }
  const { actionId } = await runAction(ctx, actor, action, async (tx) => {
    const threadId = Number(subject.id)
    if (asked.contact) await beginThread(tx, { id: threadId, contact: asked.contact, pieceId: asked.lines[0]?.piece_id, actor, now })
    // checks the version of the thread before `readPerson`, which may increment it
    if (asked.thread) await touchThread(tx, asked.thread, { isSent: asked.channel !== null, now })
    const person = await readPerson(tx, threadId, asked.thread?.phone)
    const by = { staffId: actor.staffId, mayGoBelowFloor: actor.permissions.has('quote.below-floor') }
    const credit = asked.credit_buyback_id === undefined ? null : await lockOwnCredit(tx, threadId, asked.credit_buyback_id)
    await writeQuote(tx, ctx, { ...asked, id, threadId, person, by, delivery: asked.delivery_usd, credit, reason: 'quote' })
    if (asked.channel === null) return
    const body = asked.body || greetings[person.language]
    await addReply(tx, { threadId, channel: asked.channel, body, staffId: actor.staffId, at: now, quoteId: id })
  })
  return { id, actionId }
}

/**
 * Returns the person of a thread. If the thread has no phone, stores `phone` in it. Throws `invalid` if the person has neither a phone nor
 * an account, because the shop could then not verify the buyer.
 */
async function readPerson(tx: Tx, threadId: number, phone?: string): Promise<QuotedPerson> {
  if (phone !== undefined)
    await tx
      .updateTable('thread')
      .set((eb) => ({ phone: contactPhone(phone), edit_version: eb('edit_version', '+', 1) }))
      .where('id', '=', threadId)
      .where('phone', '=', '')
      .execute()
  const thread = await tx
    .selectFrom('thread as t')
    .leftJoin('customer as c', 'c.id', 't.customer_id')
    .select(['t.name', 't.phone', 't.email', 't.language', 't.customer_id', 'c.phone as proved_phone'])
    .where('t.id', '=', threadId)
    .executeTakeFirstOrThrow()
  const known = thread.phone || thread.proved_phone || ''
  if (!known && thread.customer_id === null)
    throw new CodedError('invalid', { reason: 'quote-phone-needed', fields: { phone: 'quote-phone-needed' } })
  return { name: thread.name, phone: known, email: thread.email, language: thread.language }
}

async function lockOwnCredit(tx: Tx, threadId: number, buybackId: number) {
  const thread = await tx.selectFrom('thread').select('person_id').where('id', '=', threadId).executeTakeFirstOrThrow()
  const credit = await lockCredit(tx, buybackId)
  if (thread.person_id === null || credit.person_id !== thread.person_id)
    throw new CodedError('invalid', { fields: { credit_buyback_id: 'quote-credit-other' } })
  return credit
}

async function newSubject({ db }: Ctx): Promise<Action['subject']> {
  const id = await skipThreadNumber(db)
  return { kind: 'thread', id: String(id), label: `№ ${id}` }
}

function assertUntil(until: Date, { now, ownerSettings }: Ctx): void {
  const ms = until.getTime() - now()
  const { quote_max_days: days } = ownerSettings()
  if (ms <= 0 || ms > days * dayMs) throw new CodedError('invalid', { fields: { expires_at: 'quote-until' }, values: { days } })
}
