import { sql } from 'kysely'
import type { OfficeKey } from '#contract/offices.ts'
import type { Kind } from '#contract/piece.ts'
import type { OwnThreadState } from '#contract/rules/own-thread-states.ts'
import type { ThreadKind } from '#contract/rules/staff/thread-enums.ts'
import { undoWindowMs } from '#contract/rules/staff/undo-window.ts'
import { CodedError } from '#server/context/coded-error.ts'
import type { Db, Tx } from '#server/db/database.ts'
import { transaction } from '#server/db/transaction.ts'
import { type OfferRow, readOffers } from '#server/domain/offers/offer-rows.ts'
import { type QuoteRow, readQuotes } from '#server/domain/quotes/read-quotes.ts'
import type { ShopContext } from '#server/domain/shop-context.ts'
import { receiveMessage } from '#server/domain/threads/receive-message.ts'
import { filesAs } from '#server/domain/threads/reply-files.ts'
import { readThreadToken } from '#server/domain/threads/thread-links.ts'

type Ctx = Pick<ShopContext, 'db' | 'now' | 'digest' | 'company' | 'ownerSettings'>
/** Proof that the reader may read a thread: the account of the thread, or the secret of its link. */
export type ThreadHolder = { customerId: string } | { token: string }

export type OwnThread = {
  id: number
  kind: ThreadKind
  createdAt: Date
  lastAt: Date
  piece: { kind: Kind; id: number; name: string; status: 'available' | 'reserved'; priceCents: number | null } | null
  state: OwnThreadState
  /** The latest message with a text that the customer can read; null if there is none. */
  latest: { isOwn: boolean; excerpt: string } | null
  hasBuyback: boolean
  office: OfficeKey
  assigneeId: string | null
}
export type OwnMessage = {
  id: number
  isOwn: boolean
  body: string
  at: Date
  albumId: number | null
  photos: { token: string; width: number; height: number }[]
  papers: { token: string; name: string; bytes: number }[]
  pieces: { kind: Kind; id: number; name: string; priceCents: number | null }[]
}

type OwnVisit = { id: number; office: OfficeKey; starts_at: Date; cancelled_at: Date | null; confirmed_at: Date | null }

const linkDays = 90
const shownMax = 100
const excerptMaxChars = 160

/** Lists the threads of an account, newest first. */
export async function listOwnThreads(ctx: Pick<Ctx, 'db' | 'now'>, customerId: string): Promise<OwnThread[]> {
  return readThreads(ctx, sql<boolean>`t.customer_id = ${customerId}::uuid`)
}

/** Returns a thread with the messages of both sides. Throws `not-found` for another person's thread, and for a forged or expired link. */
export async function getOwnThread(
  ctx: Ctx,
  holder: ThreadHolder,
  id: number,
): Promise<OwnThread & { messages: OwnMessage[]; quotes: QuoteRow[]; offer: OfferRow | null; visit: OwnVisit | null }> {
  const own = 'customerId' in holder ? sql<boolean>`t.customer_id = ${holder.customerId}::uuid` : linkCondition(ctx, holder.token, id)
  const [thread] = await readThreads(ctx, sql<boolean>`t.id = ${id} and ${own}`)
  if (!thread) throw new CodedError('not-found', 'token' in holder ? { reason: 'thread-link-gone' } : {})
  const quotes = await readQuotes(
    ctx.db,
    sql<boolean>`q.thread_id = ${id} and q.created_at <= ${new Date(ctx.now() - undoWindowMs)}`,
    ctx.now(),
  )
  const [offer = null] = await readOffers(ctx.db, sql<boolean>`f.id = ${id}`, ctx.now())
  return { ...thread, messages: await readOwnMessages(ctx, id), quotes, offer, visit: await readVisit(ctx.db, id) }
}

async function readVisit(db: Db, threadId: number): Promise<OwnVisit | null> {
  const visit = await db
    .selectFrom('thread as t')
    .innerJoin('visit as v', 'v.enquiry_id', 't.enquiry_id')
    .select(['v.id', 'v.office', 'v.starts_at', 'v.cancelled_at', 'v.confirmed_at'])
    .where('t.id', '=', threadId)
    .orderBy('v.id', 'desc')
    .executeTakeFirst()
  return visit ?? null
}

/** Returns the thread number in the secret of a link. For a forged secret, returns 0. No thread has this number. */
export const numberOfLink = ({ digest }: Pick<Ctx, 'digest'>, token: string): number => readThreadToken(digest, token) ?? 0

const linkCondition = (ctx: Ctx, token: string, id: number) =>
  readThreadToken(ctx.digest, token) === id
    ? sql<boolean>`t.last_at > ${new Date(ctx.now())}::timestamptz - make_interval(days => ${linkDays})`
    : sql<boolean>`false`

/**
 * Reads threads as their customer sees them. A thread is `answered` once the shop's reply can no longer be undone. `latest` skips replies
 * that the staff can still undo, and messages without a text.
 */
async function readThreads({ db, now }: Pick<Ctx, 'db' | 'now'>, condition: ReturnType<typeof sql<boolean>>): Promise<OwnThread[]> {
  const isSent = sql<boolean>`(m.staff_id is null or m.created_at <= ${new Date(now() - undoWindowMs)})`
  const { rows } = await sql<OwnThread>`
    select t.id, t.kind, t.created_at as "createdAt", t.last_at as "lastAt",
      case when p.id is not null then json_build_object('kind', p.kind, 'id', p.id, 'name', concat_ws(' ', b.name, p.model_name),
        'status', p.status, 'priceCents', case when not p.price_on_request then p.price_cents end) end as piece,
      case when t.status = 'done' then 'closed'
        when t.status = 'waiting' and not exists (select from thread_message m where m.thread_id = t.id and not ${isSent}) then 'answered'
        else 'waiting' end as state,
      (select json_build_object('isOwn', x.is_own,
          'excerpt', left(regexp_replace(btrim(x.body), '\\s+', ' ', 'g'), ${excerptMaxChars}::int))
        from (select m.id, m.direction = 'in' as is_own, m.body from thread_message m where m.thread_id = t.id and ${isSent}
          union all select 0, true, e.message from enquiry e where e.id = t.enquiry_id) x
        where btrim(x.body) <> '' order by x.id desc limit 1) as latest,
      exists (select from buyback y where y.thread_id = t.id) as "hasBuyback", t.office,
      t.assignee_id as "assigneeId"
    from thread t left join piece p on p.id = t.piece_id and p.status in ('available', 'reserved') left join brand b on b.id = p.brand_id
    where ${condition} order by t.last_at desc, t.id desc limit ${shownMax}`.execute(db)
  return rows
}

/** Reads the form and the messages of a thread, without internal notes and without replies that the staff can still undo. */
async function readOwnMessages({ db, now }: Ctx, id: number): Promise<OwnMessage[]> {
  const { rows } = await sql<OwnMessage>`
    select 0 as id, true as "isOwn", e.message as body, e.created_at as at, null::int as "albumId", f.photos, f.papers, '[]'::json as pieces
    from thread t join enquiry e on e.id = t.enquiry_id
      cross join lateral (select ${filesAs.photos} as photos, ${filesAs.papers} as papers, count(*) from enquiry_photo p where p.enquiry_id = e.id) f
    where t.id = ${id} and (e.message <> '' or f.count > 0)
    union all
    select m.id, m.direction = 'in', m.body, m.created_at, m.album_id, f.photos, f.papers,
      (select coalesce(json_agg(json_build_object('kind', p.kind, 'id', p.id, 'name', concat_ws(' ', b.name, p.model_name),
          'priceCents', case when not p.price_on_request then p.price_cents end) order by p.id), '[]')
        from piece p join brand b on b.id = p.brand_id where p.id = any(m.piece_ids) and p.status in ('available', 'reserved'))
    from thread_message m
      cross join lateral (select ${filesAs.photos} as photos, ${filesAs.papers} as papers from enquiry_photo p where p.message_id = m.id) f
    where m.thread_id = ${id} and (m.staff_id is null or m.created_at <= ${new Date(now() - undoWindowMs)})
    order by id`.execute(db)
  return rows
}

/**
 * Adds the person's message to their own thread, which then waits for the shop. If the person is blocked, stores the message without
 * notifying the staff, so that the person does not notice the block. Idempotent by key. Throws `unprocessable` if the key was used for
 * another message.
 */
export async function writeBack(
  ctx: Ctx,
  holder: ThreadHolder,
  { id, body, key }: { id: number; body: string; key: string },
): Promise<void> {
  await getOwnThread(ctx, holder, id)
  await transaction(ctx.db, async (tx) => receiveMessage(tx, ctx, id, { body, key, isSilent: await isOfBlocked(tx, id) }))
}

async function isOfBlocked(tx: Tx, id: number): Promise<boolean> {
  const threads = tx.selectFrom('thread').innerJoin('person', 'person.id', 'thread.person_id').select('person.id')
  const found = await threads.where('thread.id', '=', id).where('person.blocked_at', 'is not', null).executeTakeFirst()
  return found !== undefined
}
