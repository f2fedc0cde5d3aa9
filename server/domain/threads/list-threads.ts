import { type RawBuilder, sql } from 'kysely'
import type { OfficeKey } from '#contract/offices.ts'
import { searchedDigits } from '#contract/rules/phone.ts'
import type { ThreadKind, ThreadStatus, ThreadView } from '#contract/rules/staff/thread-enums.ts'
import type { ThreadQuery } from '#contract/staff/threads.ts'
import type { StaffActor } from '#server/context/staff-actor.ts'
import type { Db } from '#server/db/database.ts'
import { allOf, foldedPattern, partPattern, typedWords } from '#server/domain/search/typed-parts.ts'
import type { ShopContext } from '#server/domain/shop-context.ts'
import { isUnread } from '#server/domain/threads/unread.ts'
import { visibleThreads } from '#server/domain/threads/visible-threads.ts'

export type ListedThreadRow = {
  id: number
  kind: ThreadKind
  status: ThreadStatus
  created_at: Date
  last_at: Date
  due_at: Date | null
  is_late: boolean
  is_unread: boolean
  office: OfficeKey
  name: string
  assignee_id: string | null
  assignee: string | null
  piece: string | null
  excerpt: string
  has_failed_answer: boolean
}
export type ThreadCounts = Record<ThreadView | 'late', number>

const viewStatuses: Record<ThreadView, readonly ThreadStatus[]> = {
  active: ['new', 'open', 'waiting'],
  new: ['new'],
  waiting: ['waiting'],
  done: ['done'],
  automatic: ['automatic'],
  spam: ['spam'],
}

/** SQL: whether the reply to `thread t` is overdue. */
export const isLate = (now: number): RawBuilder<boolean> => sql<boolean>`(t.status in ('new', 'open') and t.due_at < ${new Date(now)})`

type Store = Pick<ShopContext, 'db' | 'now'>

/**
 * Returns a page of threads, and the number of threads in each view. Sorts overdue threads first, then the others by latest activity. Makes
 * two queries.
 */
export async function listThreads(
  { db, now }: Store,
  actor: StaffActor,
  query: ThreadQuery,
): Promise<{ counts: ThreadCounts; count: number; threads: ListedThreadRow[] }> {
  const condition = filterThreads(actor, query, now())
  const counts = await countThreads(db, condition, now())
  const lateOnly = query.late ? sql<boolean>`${isLate(now())}` : sql<boolean>`true`
  const chosen = sql<boolean>`(${condition} and t.status = any(${[...viewStatuses[query.view]]}) and ${lateOnly})`
  const threads = await readPage(db, chosen, { actor, now: now(), limit: query.page_size, offset: (query.page - 1) * query.page_size })
  return { counts, count: query.late ? counts.late : counts[query.view], threads }
}

/** Searches threads of any status, in the order of `listThreads`. */
export async function searchThreads({ db, now }: Store, actor: StaffActor, text: string, max: number): Promise<ListedThreadRow[]> {
  return readPage(db, filterThreads(actor, { search: text }, now()), { actor, now: now(), limit: max, offset: 0 })
}

async function readPage(
  db: Db,
  condition: RawBuilder<boolean>,
  { actor, now, limit, offset }: { actor: StaffActor; now: number; limit: number; offset: number },
): Promise<ListedThreadRow[]> {
  const late = isLate(now)
  const { rows } = await sql<ListedThreadRow>`
    with chosen_threads as materialized (
      select t.*, ${late} as is_late, row_number() over (order by ${late} desc nulls last, t.last_at desc, t.id desc) as place
      from ${joined} where ${condition}
      order by place limit ${limit} offset ${offset}
    )
    select t.id, t.kind, t.status, t.created_at, t.last_at, t.due_at, coalesce(t.is_late, false) as is_late, ${isUnread(actor)} as is_unread, t.office, t.name, t.assignee_id,
      staff.name as assignee, nullif(concat_ws(' ', b.name, p.model_name), '') as piece,
      coalesce((select body from thread_message m where m.thread_id = t.id order by m.id desc limit 1), e.message,
        (select body from thread_note n where n.thread_id = t.id order by n.id limit 1), '') as excerpt,
      exists (
        select from thread_message m left join job j on j.kind = 'send-reply' and j.key = m.id::text
        where m.thread_id = t.id and (m.undelivered_at is not null or (m.sent_at is null and j.dead_at is not null))
      ) as has_failed_answer
    from chosen_threads t
      left join enquiry e on e.id = t.enquiry_id left join piece p on p.id = t.piece_id left join brand b on b.id = p.brand_id
      left join staff on staff.id = t.assignee_id
    order by t.place`.execute(db)
  return rows
}

const joined = sql`thread t left join enquiry e on e.id = t.enquiry_id left join piece p on p.id = t.piece_id left join brand b on b.id = p.brand_id`

async function countThreads(db: Db, condition: RawBuilder<boolean>, now: number): Promise<ThreadCounts> {
  const { rows } = await sql<ThreadCounts>`
    select (count(*) filter (where t.status in ('new', 'open', 'waiting')))::int as active,
      (count(*) filter (where t.status = 'new'))::int as new, (count(*) filter (where t.status = 'waiting'))::int as waiting,
      (count(*) filter (where t.status = 'done'))::int as done, (count(*) filter (where t.status = 'spam'))::int as spam,
      (count(*) filter (where t.status = 'automatic'))::int as automatic,
      (count(*) filter (where ${isLate(now)}))::int as late
    from ${joined} where ${condition}`.execute(db)
  return rows[0] ?? { active: 0, new: 0, waiting: 0, done: 0, automatic: 0, spam: 0, late: 0 }
}

/** SQL: whether `thread t` has a price offer that the shop has not answered. */
export const hasOpenOffer = (now: number): RawBuilder<boolean> =>
  sql<boolean>`exists (select from offer f where f.id = t.id and f.state = 'open' and f.expires_at > ${new Date(now)})`

type Filters = Partial<Pick<ThreadQuery, 'kind' | 'office' | 'assignee' | 'offer' | 'unread' | 'search'>>

function filterThreads(actor: StaffActor, { kind, office, assignee, offer, unread, search }: Filters, now: number): RawBuilder<boolean> {
  const conditions = [
    visibleThreads(actor),
    ...(kind ? [sql<boolean>`t.kind = ${kind}`] : []),
    ...(office ? [sql<boolean>`t.office = ${office}`] : []),
    ...(offer ? [hasOpenOffer(now)] : []),
    ...(unread ? [isUnread(actor)] : []),
    ...(assignee ? [assigneeCondition(actor, assignee)] : []),
    ...searchConditions(search?.trim() ?? '', actor.permissions.has('person.contact')),
  ]
  return sql<boolean>`(${sql.join(conditions, sql` and `)})`
}

function assigneeCondition({ staffId }: StaffActor, assignee: string): RawBuilder<boolean> {
  if (assignee === 'nobody') return sql`t.assignee_id is null`
  return sql`t.assignee_id = ${assignee === 'me' ? staffId : assignee}::uuid`
}

function hasWord(word: string, maySeeContacts: boolean): RawBuilder<boolean> {
  const folded = foldedPattern(word)
  const person = maySeeContacts ? sql`t.search_key like ${folded} or ` : sql``
  return sql<boolean>`(${person}e.search_key like ${folded} or concat_ws(' ', p.model_name, p.reference) ilike ${partPattern(word)}
    or p.brand_id in (select id from brand where fold_words(concat_ws(' ', name, array_to_string(spellings, ' '))) like ${folded}))`
}

/** Returns conditions on `thread t`. Searches contacts only if the staff member may read them. */
function searchConditions(text: string, maySeeContacts: boolean): RawBuilder<boolean>[] {
  if (!text) return []
  const number = /^№?\s*(\d{1,9})$/.exec(text)?.[1]
  const digits = maySeeContacts ? searchedDigits(text) : []
  const found = [
    allOf(typedWords(text).map((word) => hasWord(word, maySeeContacts))),
    ...(number ? [sql<boolean>`t.id = ${Number(number)}`] : []),
    ...(digits.length
      ? [sql<boolean>`(t.phone_key like any(${digits.map(partPattern)}) or fold_phone(t.phone_key) like any(${digits.map(partPattern)}))`]
      : []),
  ]
  return [sql<boolean>`(${sql.join(found, sql` or `)})`]
}
