import { sql } from 'kysely'
import { CodedError } from '#server/context/coded-error.ts'
import type { Tx } from '#server/db/database.ts'
import type { Actor } from '#server/domain/audit/run-action.ts'

/** A number of our own for the lock that all changes of owners take. */
const ownersLock = 823_470

/**
 * The owners who can sign in, for as long as the transaction lasts: whoever else would make, block or change one waits. So two owners
 * cannot remove each other, and two first owners cannot both be the first.
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

/** The same, and whoever acts is still one of them: a request that began before an owner lost the role ends here. Throws `forbidden`. */
export async function lockActingOwner(tx: Tx, actor: Actor): Promise<string[]> {
  const owners = await lockOwners(tx)
  if (actor.kind === 'staff' && !owners.includes(actor.staffId)) throw new CodedError('forbidden')
  return owners
}
