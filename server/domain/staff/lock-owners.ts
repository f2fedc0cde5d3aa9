import { sql } from 'kysely'
import { CodedError } from '#server/context/coded-error.ts'
import type { Tx } from '#server/db/database.ts'
import type { Actor } from '#server/domain/audit/run-action.ts'

const ownersLock = 823_470

/**
 * Takes an advisory lock until the transaction ends, and returns the owners who can sign in. All changes of owners take this lock, so that
 * two owners cannot remove each other, and only one person can become the first owner.
 */
export async function lockOwners(tx: Tx): Promise<string[]> {
  await sql`select pg_advisory_xact_lock(${ownersLock})`.execute(tx)
  const owners = await tx
    .selectFrom('staff')
    .select('id')
    .where(sql<boolean>`'owner' = any(roles)`)
    .where('blocked_at', 'is', null)
    .execute()
  return owners.map(({ id }) => id)
}

/**
 * Like `lockOwners`, but throws `forbidden` if the actor is no longer an owner, because the request may have begun before the actor lost
 * the role.
 */
export async function lockActingOwner(tx: Tx, actor: Actor): Promise<string[]> {
  const owners = await lockOwners(tx)
  if (actor.kind === 'staff' && !owners.includes(actor.staffId)) throw new CodedError('forbidden')
  return owners
}
