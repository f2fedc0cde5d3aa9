import { type RawBuilder, sql } from 'kysely'
import { CodedError } from '#server/context/coded-error.ts'
import type { StaffActor } from '#server/context/staff-actor.ts'
import type { Db } from '#server/db/database.ts'

/** Condition on `thread t` for threads that a staff member may see: without `person.read` only those assigned to them. */
export function visibleThreads({ permissions, staffId }: StaffActor): RawBuilder<boolean> {
  return permissions.has('person.read') ? sql<boolean>`true` : sql<boolean>`t.assignee_id = ${staffId}::uuid`
}

/** The thread as the subject of an action. Throws `not-found` for an unknown or invisible one. */
export async function threadSubject(db: Db, actor: StaffActor, id: number): Promise<{ kind: 'thread'; id: string; label: string }> {
  const { rows } = await sql<{ id: number }>`select t.id from thread t where t.id = ${id} and ${visibleThreads(actor)}`.execute(db)
  if (!rows[0]) throw new CodedError('not-found')
  return { kind: 'thread', id: String(id), label: `№ ${id}` }
}
