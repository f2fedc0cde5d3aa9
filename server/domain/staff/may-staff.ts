import { permissionsOf, type Permission } from '#contract/staff/permissions.ts'
import type { Tx } from '#server/db/database.ts'

/**
 * Whether a person has a permission now. Reads the current roles from the database, because the person may have lost a role after sending
 * the request or scheduling the publication.
 */
export async function mayStaff(tx: Tx, staffId: string, right: Permission): Promise<boolean> {
  const person = await tx.selectFrom('staff').select('roles').where('id', '=', staffId).where('blocked_at', 'is', null).executeTakeFirst()
  return permissionsOf(person?.roles ?? []).includes(right)
}
