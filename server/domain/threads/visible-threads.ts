import { type RawBuilder, sql } from 'kysely'
import type { Permission } from '#contract/staff/permissions.ts'
import { CodedError } from '#server/context/coded-error.ts'
import type { StaffActor } from '#server/context/staff-actor.ts'
import type { Db, Tx } from '#server/db/database.ts'

export type MayRead = (staffId: string, permissions: readonly Permission[]) => boolean

/** Permissions to see a thread that is not assigned to the reader. The messages about a buyback name its sums. */
const neededFor = (isBuyback: boolean): Permission[] => (isBuyback ? ['person.read', 'buyback.price'] : ['person.read'])

const isBuyback = sql<boolean>`(t.kind = 'buyback' or exists (select from buyback own where own.thread_id = t.id))`

/** SQL: whether a staff member may see `thread t`: one assigned to them, or one that their permissions allow. */
export function visibleThreads({ permissions, staffId }: StaffActor): RawBuilder<boolean> {
  const maySee = (isOfBuyback: boolean) => neededFor(isOfBuyback).every((permission) => permissions.has(permission))
  if (maySee(true)) return sql<boolean>`true`
  return sql<boolean>`(t.assignee_id = ${staffId}::uuid ${maySee(false) ? sql`or not ${isBuyback}` : sql``})`
}

/** Returns a function that tells whether a staff member may see a thread, by the rule of `visibleThreads`. */
export async function readThreadAccess(db: Db | Tx, id: number): Promise<MayRead> {
  const { rows } = await sql<{ assignee_id: string | null; is_buyback: boolean }>`
    select t.assignee_id, ${isBuyback} as is_buyback from thread t where t.id = ${id}`.execute(db)
  const needed = neededFor(rows[0]?.is_buyback ?? false)
  return (staffId, permissions) => staffId === rows[0]?.assignee_id || needed.every((permission) => permissions.includes(permission))
}

/** Returns a thread as the subject of an action. Throws `not-found` for a thread that does not exist or that the actor may not see. */
export async function threadSubject(db: Db, actor: StaffActor, id: number): Promise<{ kind: 'thread'; id: string; label: string }> {
  const { rows } = await sql<{ id: number }>`select t.id from thread t where t.id = ${id} and ${visibleThreads(actor)}`.execute(db)
  if (!rows[0]) throw new CodedError('not-found')
  return { kind: 'thread', id: String(id), label: `№ ${id}` }
}
