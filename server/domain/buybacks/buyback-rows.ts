import { type Selectable, sql } from 'kysely'
import type { BuybackState } from '#contract/rules/buyback-states.ts'
import { CodedError } from '#server/context/coded-error.ts'
import type { StaffActor } from '#server/context/staff-actor.ts'
import type { Db, Tables, Tx } from '#server/db/database.ts'
import { visibleThreads } from '#server/domain/threads/visible-threads.ts'

export type BuybackRow = Selectable<Tables['buyback']>

/** Reads and locks a buyback. Throws `not-found`. Lock order: the thread before the buyback. */
export async function lockBuyback(tx: Tx, id: number): Promise<BuybackRow> {
  await tx.selectFrom('thread').select('id').where('id', '=', id).forUpdate().execute()
  const row = await tx.selectFrom('buyback').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
  if (!row) throw new CodedError('not-found')
  return row
}

/** Returns the fields of a buyback that determine the possible steps. */
export const standingOf = ({ state, terms, piece_id }: Pick<BuybackRow, 'state' | 'terms' | 'piece_id'>) => ({
  state,
  terms,
  hasDraft: piece_id !== null,
})

/** Whether an estimate has expired without being accepted. */
export const isExpired = ({ state, valid_until: until }: { state: BuybackState; valid_until: Date | null }, now: number): boolean =>
  state === 'estimated' && until !== null && until.getTime() <= now

/**
 * Condition on `thread t`: the staff member may see the buyback of the thread. Without `person.read` and `buyback.price`, staff see only
 * buybacks of threads assigned to them.
 */
export const visibleBuybacks = (actor: StaffActor) => sql<boolean>`coalesce(${visibleThreads(actor)}, false)`

/** Returns a buyback as the subject of an action. Throws `not-found` if the buyback does not exist or the reader may not see it. */
export async function buybackSubject(db: Db, actor: StaffActor, id: number): Promise<{ kind: 'buyback'; id: string; label: string }> {
  const { rows } = await sql<{ brand: string; model: string }>`
    select y.brand, y.model from buyback y left join thread t on t.id = y.thread_id
    where y.id = ${id} and ${visibleBuybacks(actor)}`.execute(db)
  const [row] = rows
  if (!row) throw new CodedError('not-found')
  return { kind: 'buyback', id: String(id), label: `№ ${id} ${row.brand} ${row.model}` }
}
