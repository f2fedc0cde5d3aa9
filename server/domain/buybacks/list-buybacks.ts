import { type RawBuilder, sql } from 'kysely'
import { waitingStates } from '#contract/rules/buyback-states.ts'
import type { BuybackQuery } from '#contract/staff/buybacks.ts'
import type { StaffActor } from '#server/context/staff-actor.ts'
import type { Db } from '#server/db/database.ts'
import { type BuybackRow, visibleBuybacks } from '#server/domain/buybacks/buyback-rows.ts'
import { allOf, foldedPattern, typedWords } from '#server/domain/search/typed-parts.ts'

export type ListedBuybackRow = BuybackRow & { name: string | null; assignee_id: string | null; assignee: string | null }
type BuybackCounts = { waiting: number; open: number; over: number }

const joined = sql`buyback y left join thread t on t.id = y.thread_id`
const isOver = sql<boolean>`(y.state in ('stocked', 'declined', 'returned') or coalesce(t.status = 'spam', false))`
const isWaiting = sql<boolean>`(y.state = any(${[...waitingStates]}) and not ${isOver})`

/**
 * Returns a page of buybacks and the number of buybacks per filter, in two queries. Sorts buybacks that wait for the shop first, then by
 * latest change.
 */
export async function listBuybacks(db: Db, actor: StaffActor, query: BuybackQuery) {
  const condition = filterBuybacks(actor, query)
  const countsResult = await sql<BuybackCounts & { chosen: number }>`
    select (count(*) filter (where ${isWaiting}))::int as waiting, (count(*) filter (where not ${isOver}))::int as open,
      (count(*) filter (where ${isOver}))::int as over, (count(*) filter (where ${viewCondition(query.state)}))::int as chosen
    from ${joined} where ${condition}`.execute(db)
  const { chosen, ...counts } = countsResult.rows[0] ?? { waiting: 0, open: 0, over: 0, chosen: 0 }
  const { rows } = await sql<ListedBuybackRow>`
    select y.*, coalesce(t.name, p.name) as name, t.assignee_id, staff.name as assignee
    from ${joined} left join staff on staff.id = t.assignee_id left join person p on p.id = y.person_id
    where ${condition} and ${viewCondition(query.state)}
    order by ${isWaiting} desc, y.changed_at desc, y.id desc limit ${query.page_size} offset ${(query.page - 1) * query.page_size}`.execute(
    db,
  )
  return { counts, count: chosen, rows }
}

/** Subquery: the number of buybacks that wait for the shop. */
export const waitingBuybacks = (actor: StaffActor): RawBuilder<unknown> =>
  sql`select count(*)::int from ${joined} where ${isWaiting} and ${visibleBuybacks(actor)}`

function viewCondition(state: BuybackQuery['state']): RawBuilder<boolean> {
  if (state === 'waiting') return isWaiting
  if (state === 'open') return sql<boolean>`not ${isOver}`
  return state === 'over' ? isOver : sql<boolean>`y.state = ${state}`
}

function filterBuybacks(actor: StaffActor, { assignee, search }: Pick<BuybackQuery, 'assignee' | 'search'>): RawBuilder<boolean> {
  const conditions = [
    visibleBuybacks(actor),
    ...(assignee === 'nobody' ? [sql<boolean>`t.assignee_id is null`] : []),
    ...(assignee && assignee !== 'nobody' ? [sql<boolean>`t.assignee_id = ${assignee === 'me' ? actor.staffId : assignee}::uuid`] : []),
    ...searchConditions(search?.trim() ?? '', actor),
  ]
  return sql<boolean>`(${sql.join(conditions, sql` and `)})`
}

function searchConditions(text: string, { permissions }: StaffActor): RawBuilder<boolean>[] {
  if (!text) return []
  const number = /^№?\s*(\d{1,9})$/.exec(text)?.[1]
  const key = text.toUpperCase().replaceAll(/[^0-9A-Z]/g, '')
  const name = permissions.has('person.contact') ? sql`t.name, ` : sql``
  const conditions = [
    allOf(
      typedWords(text).map((word) => sql`fold_words(concat_ws(' ', ${name}y.brand, y.model, y.reference)) like ${foldedPattern(word)}`),
    ),
    ...(number ? [sql<boolean>`y.id = ${Number(number)}`] : []),
    ...(key && permissions.has('piece.serial') ? [sql<boolean>`y.serial_key = ${key}`] : []),
  ]
  return [sql<boolean>`(${sql.join(conditions, sql` or `)})`]
}
