import { permissionsOf, type Permission } from '#contract/staff/permissions.ts'
import type { Tx } from '#server/db/database.ts'

/** Whether a person has a permission now. Reads the database, because a request or a plan may be older than the loss of the role. */
export async function mayStaff(tx: Tx, staffId: string, right: Permission): Promise<boolean> {
  const person = await tx.selectFrom('staff').select('roles').where('id', '=', staffId).where('blocked_at', 'is', null).executeTakeFirst()
  return permissionsOf(person?.roles ?? []).includes(right)
}
