import { sql } from 'kysely'
import type { QuoteQuery } from '#contract/staff/quotes.ts'
import { CodedError } from '#server/context/coded-error.ts'
import type { StaffActor } from '#server/context/staff-actor.ts'
import { type BuybackCredit, listCredits } from '#server/domain/buybacks/buyback-credit.ts'
import { type QuoteRow, readQuotes } from '#server/domain/quotes/read-quotes.ts'
import type { ShopContext } from '#server/domain/shop-context.ts'
import { visibleThreads } from '#server/domain/threads/visible-threads.ts'

type Ctx = Pick<ShopContext, 'db' | 'now'>

/** Lists the quotes of a thread, a piece or a person that the actor may see, newest first. */
export async function listQuotes({ db, now }: Ctx, actor: StaffActor, { thread, piece, person }: QuoteQuery): Promise<QuoteRow[]> {
  const conditions = [
    visibleThreads(actor),
    ...(thread === undefined ? [] : [sql<boolean>`q.thread_id = ${thread}`]),
    ...(piece === undefined ? [] : [sql<boolean>`exists (select from quote_line where quote_id = q.id and piece_id = ${piece})`]),
    ...(person === undefined ? [] : [sql<boolean>`t.person_id = ${person}`]),
  ]
  return readQuotes(db, sql<boolean>`${sql.join(conditions, sql` and `)}`, now(), actor)
}

/** Lists the credits for traded-in pieces that the person of a thread can use. */
export async function listThreadCredits({ db }: Ctx, actor: StaffActor, thread: number): Promise<BuybackCredit[]> {
  const { rows } = await sql<{ person_id: number | null }>`
    select t.person_id from thread t where t.id = ${thread} and ${visibleThreads(actor)}`.execute(db)
  if (!rows[0]) throw new CodedError('not-found')
  return rows[0].person_id === null ? [] : listCredits(db, rows[0].person_id)
}

/** Returns one quote. Throws `not-found` for an unknown quote, and for a quote that the actor may not see. */
export async function getStaffQuote({ db, now }: Ctx, actor: StaffActor, id: string): Promise<QuoteRow> {
  const [quote] = await readQuotes(db, sql<boolean>`q.id = ${id} and ${visibleThreads(actor)}`, now(), actor)
  if (!quote) throw new CodedError('not-found')
  return quote
}
