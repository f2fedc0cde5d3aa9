import { type RawBuilder, sql } from 'kysely'
import type { ThreadKind, ThreadStatus } from '#contract/rules/staff/thread-enums.ts'
import { CodedError } from '#server/context/coded-error.ts'
import type { StaffActor } from '#server/context/staff-actor.ts'
import type { Db } from '#server/db/database.ts'
import { type BuybackRow, visibleBuybacks } from '#server/domain/buybacks/buyback-rows.ts'
import { readPeople } from '#server/domain/people/list-people.ts'
import { readPersonOrders } from '#server/domain/people/person-orders.ts'
import { readConsents } from '#server/domain/people/read-consents.ts'
import { readPossibleDuplicates } from '#server/domain/people/read-possible-duplicates.ts'
import { readVisibleLinks, visibleThreads } from '#server/domain/threads/visible-threads.ts'

export type PersonRecord = Awaited<ReturnType<typeof getPerson>>

const shownMax = 50

/**
 * Returns a person with all data of their record. Most lists contain the newest 50 entries. Throws `not-found` if the person was merged or
 * erased.
 */
export async function getPerson(db: Db, actor: StaffActor, id: number) {
  const person = await db
    .selectFrom('person')
    .selectAll()
    .where('id', '=', id)
    .where('merged_into', 'is', null)
    .where('erased_at', 'is', null)
    .executeTakeFirst()
  const [listed] = person ? await readPeople(db, sql<boolean>`p.id = ${id}`, { ordering: 'last', limit: 1, offset: 0 }) : []
  if (!person || !listed) throw new CodedError('not-found')
  const [handles, accounts, orders, threads, buybacks, visits, pieces, waits, notes, doubts, consents] = await Promise.all([
    db.selectFrom('person_handle').select(['kind', 'value']).where('person_id', '=', id).orderBy('id').execute(),
    readAccounts(db, id),
    readPersonOrders(db, sql<boolean>`o.person_id = ${id}`, shownMax),
    readThreads(db, actor, id),
    readBuybacks(db, actor, id),
    readVisits(db, id),
    readPieces(db, id),
    readWaitsAndCircle(db, id),
    readNotes(db, id),
    readPossibleDuplicates(db, id),
    readConsents(db, id),
  ])
  const { introducers, introduced, ...waiting } = waits
  const linked = [...visits, ...waiting.wanted, ...consents]
  const linkTo = await readVisibleLinks(
    db,
    actor,
    linked.map((one) => one.thread_id),
  )
  const withLink = <Linked extends { thread_id: number | null }>(one: Linked) => ({ ...one, thread_id: linkTo(one.thread_id) })
  return {
    person,
    listed,
    handles,
    accounts,
    orders,
    threads,
    buybacks,
    visits: visits.map(withLink),
    favorites: pieces.filter((piece) => piece.is_favorite),
    consignments: pieces.filter((piece) => !piece.is_favorite),
    notes,
    waits: { ...waiting, wanted: waiting.wanted.map(withLink) },
    doubts,
    circle: { by: introducers[0] ?? null, introduced },
    consents: consents.map(withLink),
  }
}

const accountsOf = (id: number) => sql`select value::uuid from person_handle where person_id = ${id} and kind = 'account'`

async function readAccounts(db: Db, id: number) {
  const { rows } = await sql<{ id: string; created_at: Date; sessions: number }>`
    select c.id, c.created_at, (select count(*) from session s where s.customer_id = c.id and s.ended_at is null)::int as sessions
    from customer c where c.id in (${accountsOf(id)}) order by c.created_at, c.id`.execute(db)
  return rows
}

type ThreadRow = { id: number; kind: ThreadKind; status: ThreadStatus; created_at: Date; last_at: Date; excerpt: string }

async function readThreads(db: Db, actor: StaffActor, id: number): Promise<ThreadRow[]> {
  const { rows } = await sql<ThreadRow>`
    select t.id, t.kind, t.status, t.created_at, t.last_at,
      left(coalesce((select body from thread_message m where m.thread_id = t.id order by m.id desc limit 1), nullif(e.message, ''),
        nullif(concat_ws(' ', b.name, p.model_name), ''), ''), 160) as excerpt
    from thread t left join enquiry e on e.id = t.enquiry_id left join piece p on p.id = t.piece_id left join brand b on b.id = p.brand_id
    where t.person_id = ${id} and ${visibleThreads(actor)} order by t.last_at desc, t.id desc limit ${shownMax}`.execute(db)
  return rows
}

type PersonBuyback = Pick<BuybackRow, 'id' | 'state' | 'brand' | 'model' | 'created_at' | 'changed_at'>

async function readBuybacks(db: Db, actor: StaffActor, id: number): Promise<PersonBuyback[]> {
  const { rows } = await sql<PersonBuyback>`
    select y.id, y.state, y.brand, y.model, y.created_at, y.changed_at from buyback y left join thread t on t.id = y.thread_id
    where y.person_id = ${id} and ${visibleBuybacks(actor)} order by y.created_at desc, y.id desc limit ${shownMax}`.execute(db)
  return rows
}

async function readVisits(db: Db, id: number) {
  const { rows } = await sql<{ id: number; thread_id: number; office: string; starts_at: Date; is_cancelled: boolean }>`
    select v.id, t.id as thread_id, v.office, v.starts_at, v.cancelled_at is not null as is_cancelled
    from visit v join thread t on t.enquiry_id = v.enquiry_id where t.person_id = ${id}
    order by v.starts_at desc, v.id desc limit ${shownMax}`.execute(db)
  return rows
}

type PieceLine = { id: number; name: string; at: Date | null; is_favorite: boolean }

async function readPieces(db: Db, id: number): Promise<PieceLine[]> {
  const { rows } = await sql<PieceLine>`
    select p.id, concat_ws(' ', b.name, p.model_name) as name, of_person.at, of_person.is_favorite
    from (
      (select piece_id, max(added_at) as at, true as is_favorite from favorite where customer_id in (${accountsOf(id)})
        group by piece_id order by at desc limit ${shownMax})
      union all
      (select piece_id, null::timestamptz, false from piece_private where consignor_person_id = ${id} order by piece_id desc limit ${shownMax})
    ) of_person join piece p on p.id = of_person.piece_id join brand b on b.id = p.brand_id
    order by of_person.at desc nulls last, p.id desc`.execute(db)
  return rows
}

type Known = { id: number; name: string }
type WaitsAndCircle = {
  searches: { id: string; name: string; is_on: boolean }[]
  wanted: { thread_id: number; sought: string; is_open: boolean }[]
  introducers: Known[]
  introduced: Known[]
}

const selectKnown = (
  condition: RawBuilder<unknown>,
) => sql`coalesce((select json_agg(json_build_object('id', k.id, 'name', k.name) order by k.id)
  from (select id, name from person where ${condition} and erased_at is null and merged_into is null order by id limit ${shownMax}) k), '[]')`

async function readWaitsAndCircle(db: Db, id: number): Promise<WaitsAndCircle> {
  const { rows } = await sql<WaitsAndCircle>`
    select coalesce((select json_agg(json_build_object('id', s.id, 'name', s.name, 'is_on', s.paused_at is null)
        order by s.created_at desc, s.id desc) from saved_search s where s.customer_id in (${accountsOf(id)})), '[]') as searches,
      coalesce((select json_agg(json_build_object('thread_id', w.thread_id, 'sought', w.sought, 'is_open', w.closed_at is null)
        order by w.id desc) from wanted_model w join thread t on t.id = w.thread_id where t.person_id = ${id}), '[]') as wanted,
      ${selectKnown(sql`id = (select introduced_by from person where id = ${id})`)} as introducers,
      ${selectKnown(sql`introduced_by = ${id}`)} as introduced`.execute(db)
  return rows[0] ?? { searches: [], wanted: [], introducers: [], introduced: [] }
}

function readNotes(db: Db, id: number) {
  return db
    .selectFrom('person_note as n')
    .innerJoin('staff', 'staff.id', 'n.staff_id')
    .select(['n.id', 'n.body', 'n.created_at', 'staff.name as by'])
    .where('n.person_id', '=', id)
    .orderBy('n.id', 'desc')
    .execute()
}
