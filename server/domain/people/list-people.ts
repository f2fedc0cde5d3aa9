import { type RawBuilder, sql } from 'kysely'
import type { PersonOrdering, PersonSegment } from '#contract/rules/staff/person-enums.ts'
import type { PeopleQuery, PersonCounts } from '#contract/staff/people.ts'
import { CodedError } from '#server/context/coded-error.ts'
import type { StaffActor } from '#server/context/staff-actor.ts'
import type { Db } from '#server/db/database.ts'
import { searchCondition } from '#server/domain/people/search-people.ts'

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
  tags: string[]
  is_vip: boolean
  is_blocked: boolean
  is_waiting: boolean
}

/** Conditions on `person p`. They use indexes and never aggregate the orders of all people. */
const segments: Record<PersonSegment, RawBuilder<boolean>> = {
  all: sql`true`,
  bought: sql`p.id in (select person_id from order_listing where bought_cents > 0)`,
  asked: sql`p.id in (select person_id from thread where status not in ('spam', 'automatic'))`,
  waiting: sql`(p.id in (select person_id from shop_order where status = 'pending')
    or p.id in (select person_id from thread where status in ('new', 'open')))`,
  consignors: sql`p.id in (select consignor_person_id from piece_private where consignor_person_id is not null)`,
  vip: sql`p.is_vip`,
  blocked: sql`p.blocked_at is not null`,
}

const orderSums = sql`(count(*) filter (where status <> 'cancelled'))::int as orders,
  coalesce(sum(bought_cents), 0)::bigint as bought_cents`

const sortedPeople = (ordering: PersonOrdering): RawBuilder<unknown> =>
  ordering === 'bought' || ordering === 'orders'
    ? sql`person p left join (select person_id, ${orderSums} from order_listing group by person_id) o on o.person_id = p.id`
    : sql`person p`

const sortKeys: Record<PersonOrdering, RawBuilder<unknown>> = {
  last: sql`p.last_at desc, p.id desc`,
  bought: sql`coalesce(o.bought_cents, 0) desc, p.last_at desc, p.id desc`,
  orders: sql`coalesce(o.orders, 0) desc, p.last_at desc, p.id desc`,
  name: sql`(lower(p.name) = ''), lower(p.name), p.id`,
}

/**
 * Returns a page of people, the size of each segment, and the tags in use, with two queries. Throws `forbidden` for the segment of
 * consignors if the actor lacks `piece.cost`.
 */
export async function listPeople(
  db: Db,
  actor: StaffActor,
  query: PeopleQuery,
): Promise<{ counts: PersonCounts; count: number; people: ListedPersonRow[]; tags: UsedTag[] }> {
  const maySeeConsignors = actor.permissions.has('piece.cost')
  if (query.segment === 'consignors' && !maySeeConsignors) throw new CodedError('forbidden')
  const found = searchCondition(query.search?.trim() ?? '', actor.permissions.has('person.contact'))
  const condition = query.tags?.length ? sql<boolean>`(${found} and p.tags && ${query.tags}::text[])` : found
  const { rows } = await sql<PersonCounts & { tags: UsedTag[] }>`
    select ${usedTags} as tags, count(*)::int as all, ${sql.join(
      (['bought', 'asked', 'waiting', 'consignors', 'vip', 'blocked'] as const).map(
        (name) => sql`(count(*) filter (where ${segments[name]}))::int as ${sql.ref(name)}`,
      ),
    )} from person p where ${condition}`.execute(db)
  const none = { tags: [], all: 0, bought: 0, asked: 0, waiting: 0, consignors: 0, vip: 0, blocked: 0 }
  const { tags, consignors = 0, ...counts } = rows[0] ?? none
  const paging = { ordering: query.ordering, limit: query.page_size, offset: (query.page - 1) * query.page_size }
  const inSegment = sql<boolean>`${condition} and ${segments[query.segment]}`
  const count = { ...counts, consignors }[query.segment]
  return { counts: maySeeConsignors ? { ...counts, consignors } : counts, count, people: await readPeople(db, inSegment, paging), tags }
}

type UsedTag = { tag: string; people: number }

const usedTags = sql`(select coalesce(json_agg(json_build_object('tag', tag, 'people', people) order by people desc, tag), '[]') from (
    select tag, count(*)::int as people from person p, unnest(p.tags) tag where p.merged_into is null and p.erased_at is null and p.tags <> '{}'
    group by tag order by people desc, tag limit 100
  ) used)`

type FoundPersonRow = Pick<ListedPersonRow, 'id' | 'name' | 'city' | 'phone' | 'email'>

/** SQL: the first stored phone or email of `person p`, as shown in lists. */
export const firstHandle = (kind: 'phone' | 'email') =>
  sql`(select value from person_handle h where h.person_id = p.id and h.kind = ${kind} order by h.id limit 1) as ${sql.ref(kind)}`

/** Returns the people that match a text, most recently active first. Does not aggregate their orders. */
export async function findPeople(db: Db, actor: StaffActor, text: string, max: number): Promise<FoundPersonRow[]> {
  const { rows } = await sql<FoundPersonRow>`
    select p.*, ${firstHandle('phone')}, ${firstHandle('email')} from (
      select p.id, p.name, p.city, p.last_at from person p where ${searchCondition(text.trim(), actor.permissions.has('person.contact'))}
      order by p.last_at desc, p.id desc limit ${max}
    ) p order by p.last_at desc, p.id desc`.execute(db)
  return rows
}

/**
 * Reads people for lists. `condition`: a condition on `person p`. Aggregates only the orders of the people on the page, unless the list is
 * sorted by a total of orders.
 */
export async function readPeople(
  db: Db,
  condition: RawBuilder<boolean>,
  { ordering, limit, offset }: { ordering: PersonOrdering; limit: number; offset: number },
): Promise<ListedPersonRow[]> {
  // sorts both queries: the inner query selects the page, but the outer query does not keep the order of the inner one
  const key = sortKeys[ordering]
  const { rows } = await sql<ListedPersonRow>`
    select p.*, o.orders, o.bought_cents, t.threads, o.is_waiting or t.is_waiting as is_waiting, ${firstHandle('phone')}, ${firstHandle('email')}
    from (
      select p.id, p.name, p.city, p.last_at, p.tags, p.is_vip, p.blocked_at is not null as is_blocked
      from ${sortedPeople(ordering)} where ${condition} order by ${key} limit ${limit} offset ${offset}
    ) p
    cross join lateral (
      select ${orderSums}, coalesce(bool_or(status = 'pending'), false) as is_waiting from order_listing where person_id = p.id
    ) o
    cross join lateral (
      select count(*)::int as threads, coalesce(bool_or(status in ('new', 'open')), false) as is_waiting
      from thread where person_id = p.id and status not in ('spam', 'automatic')
    ) t
    order by ${key}`.execute(db)
  return rows
}
