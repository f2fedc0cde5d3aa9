import { type RawBuilder, sql } from 'kysely'
import type { Permission } from '#contract/staff/permissions.ts'
import { CodedError } from '#server/context/coded-error.ts'
import type { StaffActor } from '#server/context/staff-actor.ts'
import type { Db, Tx } from '#server/db/database.ts'

export type MayRead = (staffId: string, permissions: readonly Permission[]) => boolean

/**
 * Permissions that a staff member needs for a thread that is assigned to somebody else. A thread about a buyback needs more, because its
 * messages contain prices.
 */
const neededFor = (isBuyback: boolean): Permission[] => (isBuyback ? ['person.read', 'buyback.price'] : ['person.read'])

const isBuyback = sql<boolean>`(t.kind = 'buyback' or exists (select from buyback own where own.thread_id = t.id))`

/** SQL: whether a staff member may see `thread t`: the thread is assigned to them, or their permissions allow it. */
export function visibleThreads({ permissions, staffId }: StaffActor): RawBuilder<boolean> {
  const maySee = (isOfBuyback: boolean) => neededFor(isOfBuyback).every((permission) => permissions.has(permission))
  if (maySee(true)) return sql<boolean>`true`
  return sql<boolean>`(t.assignee_id = ${staffId}::uuid ${maySee(false) ? sql`or not ${isBuyback}` : sql``})`
}

/**
 * SQL: whether a staff member may see a record. `kind` and `id` are SQL expressions of type text. Restricts only threads and buybacks. A
 * buyback has the restrictions of its thread. A deleted thread is treated like a buyback, because its subject is no longer known.
 */
export function visibleRecords(actor: StaffActor, kind: RawBuilder<unknown>, id: RawBuilder<unknown>): RawBuilder<boolean> {
  if (neededFor(true).every((permission) => actor.permissions.has(permission))) return sql<boolean>`true`
  return sql<boolean>`(case when ${kind} in ('thread', 'buyback') and ${id} ~ '^[0-9]{1,9}$'
    then coalesce((select coalesce(${visibleThreads(actor)}, false) from thread t where t.id = ${id}::int), false) else true end)`
}

/**
 * Returns a function that maps the number of a thread or buyback to itself, or to null if the staff member may not see the record. For
 * null, pages show no link, because the linked page would refuse to open. The function may only be called with numbers in `ids`.
 */
export async function readVisibleLinks(
  db: Db,
  actor: StaffActor,
  ids: readonly (number | null)[],
): Promise<(id: number | null) => number | null> {
  if (neededFor(true).every((permission) => actor.permissions.has(permission))) return (id) => id
  const known = ids.filter((id) => id !== null)
  if (!known.length) return () => null
  const { rows } = await sql<{ id: number }>`
    select t.id from thread t where t.id = any(${known}::int[]) and ${visibleThreads(actor)}`.execute(db)
  const visible = new Set(rows.map(({ id }) => id))
  return (id) => (id !== null && visible.has(id) ? id : null)
}

/** Returns the items whose record a staff member may see, by the rule of `visibleRecords`. */
export async function keepVisible<Item extends { subject_kind: string; subject_id: string }>(
  db: Db,
  actor: StaffActor,
  items: readonly Item[],
): Promise<Item[]> {
  const { rows } = await sql<{ place: number }>`
    select r.place::int from unnest(${items.map(({ subject_kind: kind }) => kind)}::text[], ${items.map(({ subject_id: id }) => id)}::text[])
      with ordinality as r(kind, id, place)
    where ${visibleRecords(actor, sql`r.kind`, sql`r.id`)}`.execute(db)
  const places = new Set(rows.map(({ place }) => place))
  return items.filter((_, at) => places.has(at + 1))
}

/**
 * Returns a function that tells whether a staff member may see a thread, by the rule of `visibleThreads`. A deleted thread is treated like
 * a buyback.
 */
export async function readThreadAccess(db: Db | Tx, id: number): Promise<MayRead> {
  const { rows } = await sql<{ assignee_id: string | null; is_buyback: boolean }>`
    select t.assignee_id, ${isBuyback} as is_buyback from thread t where t.id = ${id}`.execute(db)
  const needed = neededFor(rows[0]?.is_buyback ?? true)
  return (staffId, permissions) => staffId === rows[0]?.assignee_id || needed.every((permission) => permissions.includes(permission))
}

/** Returns a thread as the subject of an action. Throws `not-found` for a thread that does not exist or that the actor may not see. */
export async function threadSubject(db: Db, actor: StaffActor, id: number): Promise<{ kind: 'thread'; id: string; label: string }> {
  const { rows } = await sql<{ id: number }>`select t.id from thread t where t.id = ${id} and ${visibleThreads(actor)}`.execute(db)
  if (!rows[0]) throw new CodedError('not-found')
  return { kind: 'thread', id: String(id), label: `№ ${id}` }
}
