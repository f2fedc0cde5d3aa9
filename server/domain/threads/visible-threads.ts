import { type RawBuilder, sql } from 'kysely'
import { CodedError } from '#server/context/coded-error.ts'
import type { StaffActor } from '#server/context/staff-actor.ts'
import type { Db } from '#server/db/database.ts'

/** SQL: whether a staff member may see `thread t`. Without `person.read` a staff member sees only threads assigned to them. */
export function visibleThreads({ permissions, staffId }: StaffActor): RawBuilder<boolean> {
  return permissions.has('person.read') ? sql<boolean>`true` : sql<boolean>`t.assignee_id = ${staffId}::uuid`
}

/** Returns a thread as the subject of an action. Throws `not-found` for a thread that does not exist or that the actor may not see. */
export async function threadSubject(db: Db, actor: StaffActor, id: number): Promise<{ kind: 'thread'; id: string; label: string }> {
  const { rows } = await sql<{ id: number }>`select t.id from thread t where t.id = ${id} and ${visibleThreads(actor)}`.execute(db)
  if (!rows[0]) throw new CodedError('not-found')
  return { kind: 'thread', id: String(id), label: `№ ${id}` }
}
