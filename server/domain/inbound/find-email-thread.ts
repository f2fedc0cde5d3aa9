import { type RawBuilder, sql } from 'kysely'
import type { ThreadStatus } from '#contract/rules/staff/thread-enums.ts'
import type { InboundEmail } from '#server/domain/inbound/read-inbound-email.ts'
import { numberIn } from '#server/domain/inbound/telegram-update.ts'
import type { ShopContext } from '#server/domain/shop-context.ts'
import { readEmailToken } from '#server/domain/threads/reply-address.ts'

type Found = { id: number; status: ThreadStatus; customer_id: string | null; is_blocked: boolean }
const resumedDays = 180

/**
 * Returns the first of these threads that exists, otherwise null: the thread whose token the email contains; the sender's thread whose
 * number is in the subject; the sender's newest thread that is not spam and was active within `resumedDays`. The number selects only among
 * the sender's own threads, because numbers can be guessed.
 */
export async function findEmailThread(ctx: ShopContext, email: InboundEmail): Promise<Found | null> {
  return (await findNamedThread(ctx, email)) ?? findSendersThread(ctx, email)
}

/** Returns the thread whose token the email contains. Null without a valid token; most automatic emails have none. */
export async function findNamedThread(ctx: ShopContext, { references }: InboundEmail): Promise<Found | null> {
  const threadId = readEmailToken(ctx.digest, references)
  if (threadId === null) return null
  const [thread] = await readThreads(ctx, sql`t.id = ${threadId}`)
  return thread ?? null
}

async function findSendersThread(ctx: ShopContext, { subject, from }: InboundEmail): Promise<Found | null> {
  const number = numberIn(subject)
  const since = sql`t.last_at > ${new Date(ctx.now())}::timestamptz - make_interval(days => ${resumedDays})`
  const isOwn = sql`(t.email_key = ${from.email} or t.customer_id in (select id from customer where lower(verified_email) = ${from.email}))`
  const [thread] = await readThreads(
    ctx,
    sql`${isOwn} and t.status <> 'automatic' and (t.id = ${number} or (t.status <> 'spam' and ${since}))`,
    sql`t.id = ${number} desc nulls last, t.last_at desc, t.id desc`,
  )
  return thread ?? null
}

async function readThreads({ db }: ShopContext, condition: RawBuilder<unknown>, order: RawBuilder<unknown> = sql`t.id`): Promise<Found[]> {
  const { rows } = await sql<Found>`
    select t.id, t.status, t.customer_id, coalesce(p.blocked_at is not null, false) as is_blocked
    from thread t left join person p on p.id = t.person_id where ${condition} order by ${order} limit 1`.execute(db)
  return rows
}
