import { type RawBuilder, sql } from 'kysely'
import { CodedError } from '#server/context/coded-error.ts'
import type { StaffActor } from '#server/context/staff-actor.ts'
import type { Db } from '#server/db/database.ts'

/** The condition on `thread t` for what somebody may see: an expert has the threads that are assigned to them. */
export function visibleThreads({ permissions, staffId }: StaffActor): RawBuilder<boolean> {
  return permissions.has('person.read') ? sql<boolean>`true` : sql<boolean>`t.assignee_id = ${staffId}::uuid`
}

/** The thread as the subject of an action. Throws `not-found` for one that is unknown, or not for the reader. */
export async function threadSubject(db: Db, actor: StaffActor, id: number): Promise<{ kind: 'thread'; id: string; label: string }> {
  const { rows } = await sql<{ id: number }>`select t.id from thread t where t.id = ${id} and ${visibleThreads(actor)}`.execute(db)
  if (!rows[0]) throw new CodedError('not-found')
  return { kind: 'thread', id: String(id), label: `№ ${id}` }
}
