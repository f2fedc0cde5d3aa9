import { type ExpressionBuilder, sql } from 'kysely'
import type { AuditQuery } from '#contract/staff/audit.ts'
import type { StaffActor } from '#server/context/staff-actor.ts'
import type { Db, Tables } from '#server/db/database.ts'
import { listReadableKinds } from '#server/domain/audit/read-access.ts'
import { visibleRecords } from '#server/domain/threads/visible-threads.ts'

/** Filters of the audit log, with the cursor `before` and without the page size. */
export type EntryFilter = Omit<Partial<AuditQuery>, 'page_size'> & {
  /** Limits the result to entries about records that this person may see. Default: all entries. */
  reader?: StaffActor | undefined
}

export type ListedEntry = Awaited<ReturnType<typeof listEntries>>['entries'][number]

/**
 * Returns the entries that match the filter, newest first. `hasMore`: whether there are older matching entries. A filter by record finds
 * entries about the record, and entries that changed one of its rows, such as a bulk change.
 */
export async function listEntries(db: Db, filter: EntryFilter, limit: number) {
  const rows = await selectEntries(db, filter)
    .limit(limit + 1)
    .execute()
  return { entries: rows.slice(0, limit), hasMore: rows.length > limit }
}

export async function findEntry(db: Db, id: number): Promise<ListedEntry | undefined> {
  return selectEntries(db, {}).where('audit_entry.id', '=', id).executeTakeFirst()
}

/** SQL expression: name of the original action in a chain of undos (undo, undo of an undo …). */
const rootAction = sql<string>`(
  with recursive chain as (
    select audit_entry.action, audit_entry.undoes
    union all
    select earlier.action, earlier.undoes from audit_entry earlier join chain on earlier.id = chain.undoes
  ) select action from chain where undoes is null)`.as('root_action')

/** SQL expression: whether the entry is about a shared view. A deleted view counts as shared if it was shared when it was deleted. */
const isSharedView = sql<boolean>`(audit_entry.subject_kind = 'view' and coalesce(
  (select is_shared from staff_view where id::text = audit_entry.subject_id),
  (select (before ->> 'is_shared')::boolean from audit_change
    where table_name = 'staff_view' and row_id = audit_entry.subject_id and after is null order by entry_id desc limit 1),
  false))`.as('is_shared_view')

function selectEntries(db: Db, filter: EntryFilter) {
  const { staff_id, actor, subject_kind, subject_id, action, from, to, before, reader } = filter
  let query = db
    .selectFrom('audit_entry')
    .leftJoin('staff', 'staff.id', 'audit_entry.staff_id')
    .leftJoin('audit_reason', 'audit_reason.entry_id', 'audit_entry.id')
    .selectAll('audit_entry')
    .select(sql<string | null>`coalesce(audit_reason.reason, audit_entry.reason)`.as('reason'))
    .select('staff.name as staff_name')
    .select((of) => [
      of
        .selectFrom('audit_change')
        .whereRef('audit_change.entry_id', '=', 'audit_entry.id')
        .select((inner) => inner.fn.countAll<number>().as('count'))
        .as('change_count'),
      of
        .selectFrom('audit_entry as undo')
        .whereRef('undo.undoes', '=', 'audit_entry.id')
        .select((inner) => inner.fn.max<number | null>('undo.id').as('id'))
        .as('undone_by'),
    ])
    .select([rootAction, isSharedView])
    .orderBy('audit_entry.id', 'desc')
  if (staff_id) query = query.where('audit_entry.staff_id', '=', staff_id)
  if (actor) query = query.where('audit_entry.actor', '=', actor)
  if (action) query = query.where('audit_entry.action', '=', action)
  if (from) query = query.where('audit_entry.at', '>=', new Date(from))
  if (to) query = query.where('audit_entry.at', '<', new Date(to))
  const readableKinds = reader && listReadableKinds(reader.permissions)
  if (readableKinds) query = query.where('audit_entry.subject_kind', 'in', readableKinds)
  if (reader) query = query.where(visibleRecords(reader, sql`audit_entry.subject_kind`, sql`audit_entry.subject_id`))
  if (before) query = query.where('audit_entry.id', '<', Number(before))
  if (subject_kind && subject_id === undefined) query = query.where('audit_entry.subject_kind', '=', subject_kind)
  if (subject_kind && subject_id !== undefined) query = query.where((of) => isAbout(of, subject_kind, subject_id))
  return query
}

function isAbout(of: ExpressionBuilder<Tables, 'audit_entry'>, kind: string, id: string) {
  const own = sql<number>`select id from audit_entry where subject_kind = ${kind} and subject_id = ${id}`
  const entriesByChange = sql<number>`select entry_id from audit_change where subject_kind = ${kind} and subject_id = ${id}`
  return of('audit_entry.id', 'in', sql<number>`(${own} union ${entriesByChange})`)
}
