import { type RawBuilder, sql } from 'kysely'
import { internationalPhone, phoneDigits } from '#contract/rules/phone.ts'
import type { PersonOrdering, PersonSegment } from '#contract/rules/staff/person-enums.ts'
import type { PeopleQuery, PersonCounts } from '#contract/staff/people.ts'
import type { StaffActor } from '#server/context/staff-actor.ts'
import type { Db } from '#server/db/database.ts'

export type ListedPersonRow = {
  id: number
  name: string
  city: string
  phone: string | null
  email: string | null
  orders: number
  bought_cents: number
  threads: number
  last_at: Date
  is_vip: boolean
  is_blocked: boolean
  is_waiting: boolean
}

const phoneDigitsMin = 4

/** People with the sums of what they did, each read once for all of them. */
const people = sql`person p
  left join (
    select person_id, (count(*) filter (where status <> 'cancelled'))::int as orders,
      coalesce(sum(total_cents) filter (where status in ('confirmed', 'shipped', 'delivered')), 0)::bigint as bought,
      bool_or(status = 'pending') as is_waiting
    from shop_order group by person_id
  ) o on o.person_id = p.id
  left join (
    select person_id, count(*)::int as threads, bool_or(status in ('new', 'open')) as is_waiting
    from thread where status <> 'spam' group by person_id
  ) t on t.person_id = p.id
  left join (select distinct consignor_person_id from piece_private where consignor_person_id is not null) c on c.consignor_person_id = p.id`

const segments: Record<PersonSegment, RawBuilder<boolean>> = {
  all: sql`true`,
  bought: sql`o.bought > 0`,
  asked: sql`t.threads > 0`,
  waiting: sql`coalesce(o.is_waiting or t.is_waiting, o.is_waiting, t.is_waiting, false)`,
  consignors: sql`c.consignor_person_id is not null`,
  vip: sql`p.is_vip`,
  blocked: sql`p.blocked_at is not null`,
}

const orders: Record<PersonOrdering, RawBuilder<unknown>> = {
  last: sql`last_at desc, id desc`,
  bought: sql`bought_cents desc, last_at desc, id desc`,
  orders: sql`orders desc, last_at desc, id desc`,
  name: sql`lower(name) = '', lower(name), id`,
}

/** A page of people, with how many there are of each segment: two queries. */
export async function listPeople(
  db: Db,
  actor: StaffActor,
  query: PeopleQuery,
): Promise<{ counts: PersonCounts; count: number; people: ListedPersonRow[] }> {
  const condition = searchPeople(query.search?.trim() ?? '', actor.permissions.has('person.contact'))
  const { rows } = await sql<PersonCounts>`
    select count(*)::int as all, ${sql.join(
      (['bought', 'asked', 'waiting', 'consignors', 'vip', 'blocked'] as const).map(
        (name) => sql`(count(*) filter (where ${segments[name]}))::int as ${sql.ref(name)}`,
      ),
    )} from ${people} where ${condition}`.execute(db)
  const counts = rows[0] ?? { all: 0, bought: 0, asked: 0, waiting: 0, consignors: 0, vip: 0, blocked: 0 }
  const paging = { ordering: query.ordering, limit: query.page_size, offset: (query.page - 1) * query.page_size }
  const chosen = sql<boolean>`${condition} and ${segments[query.segment]}`
  return { counts, count: counts[query.segment], people: await readPeople(db, chosen, paging) }
}

type FoundPersonRow = Pick<ListedPersonRow, 'id' | 'name' | 'city' | 'phone' | 'email'>

const firstHandle = (kind: 'phone' | 'email') =>
  sql`(select value from person_handle h where h.person_id = page.id and h.kind = ${kind} order by h.id limit 1) as ${sql.ref(kind)}`

/** The people that a text leads to, whoever was heard of last first; without their sums. */
export async function findPeople(db: Db, actor: StaffActor, text: string, max: number): Promise<FoundPersonRow[]> {
  const { rows } = await sql<FoundPersonRow>`
    select page.*, ${firstHandle('phone')}, ${firstHandle('email')} from (
      select p.id, p.name, p.city, p.last_at from person p where ${searchPeople(text.trim(), actor.permissions.has('person.contact'))}
      order by p.last_at desc, p.id desc limit ${max}
    ) page order by page.last_at desc, page.id desc`.execute(db)
  return rows
}

/** People as lists show them; those with these ids alone are read by `sql` of `p.id`. */
export async function readPeople(
  db: Db,
  condition: RawBuilder<boolean>,
  { ordering, limit, offset }: { ordering: PersonOrdering; limit: number; offset: number },
): Promise<ListedPersonRow[]> {
  const { rows } = await sql<ListedPersonRow>`
    select page.*, ${firstHandle('phone')}, ${firstHandle('email')}
    from (
      select p.id, p.name, p.city, p.last_at, p.is_vip, p.blocked_at is not null as is_blocked, coalesce(o.orders, 0) as orders,
        coalesce(o.bought, 0) as bought_cents, coalesce(t.threads, 0) as threads, ${segments.waiting} as is_waiting
      from ${people} where ${condition}
      order by ${orders[ordering]} limit ${limit} offset ${offset}
    ) page order by ${orders[ordering]}`.execute(db)
  return rows
}

const present = sql<boolean>`p.merged_into is null and p.erased_at is null`

/** Who may not read contacts finds nobody by them. */
function searchPeople(text: string, maySeeContacts: boolean): RawBuilder<boolean> {
  if (!text) return present
  const words = text.split(/\s+/).map((word) => likeOf(word))
  const byName = sql.join(
    words.map((word) => sql`concat_ws(' ', p.name, p.city) ilike ${word}`),
    sql` and `,
  )
  const handles = maySeeContacts ? handlePatterns(text) : []
  const byHandle = handles.length
    ? sql` or p.id in (select person_id from person_handle h where h.kind in ('phone', 'email') and h.value like any(${handles}))`
    : sql``
  return sql<boolean>`${present} and ((${byName})${byHandle})`
}

function handlePatterns(text: string): string[] {
  if (text.includes('@') || /^[\w.+-]+$/.test(text)) return [likeOf(text.toLowerCase()), ...phonePatterns(text)]
  return phonePatterns(text)
}

function phonePatterns(text: string): string[] {
  const isPhone = /^[+\d\s().-]+$/.test(text) && phoneDigits(text).length >= phoneDigitsMin
  return isPhone ? [...new Set([phoneDigits(text), internationalPhone(text)])].map(likeOf) : []
}

const likeOf = (text: string) => `%${text.replace(/[\\%_]/g, String.raw`\$&`)}%`
