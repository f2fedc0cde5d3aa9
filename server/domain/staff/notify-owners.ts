import { sql } from 'kysely'
import type { Tx } from '#server/db/database.ts'
import { enqueue } from '#server/domain/jobs/enqueue.ts'
import type { StaffNotice } from '#server/domain/staff/staff-email.ts'

/**
 * Queues an email to every owner who is not blocked, and to the staff member `also`. The emails are queued oldest account first, and are
 * sent after the transaction commits.
 */
export async function notifyOwners(
  tx: Tx,
  { notice, origin, about, also = null }: { notice: StaffNotice; origin: string; about: Record<string, string>; also?: string | null },
): Promise<void> {
  const owners = await tx
    .selectFrom('staff')
    .select('id')
    .where((eb) => eb.or([sql<boolean>`'owner' = any(roles) and blocked_at is null`, eb('id', '=', also)]))
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  for (const { id } of owners) await enqueue(tx, 'staff-email', { notice, to: id, link: null, origin, about })
}
