import { sql } from 'kysely'
import type { OfficeKey } from '#contract/offices.ts'
import { CodedError } from '#server/context/coded-error.ts'
import type { Tx } from '#server/db/database.ts'
import { refusal } from '#server/domain/pieces/piece-action.ts'

export type LockedVisit = {
  id: number
  office: OfficeKey
  starts_at: Date
  confirmed_at: Date | null
  cancelled_at: Date | null
  version: number
  sequence: number
  name: string
  phone: string
}

/**
 * Reads and locks a visit. Must be called before the pieces of the visit are locked. Throws `not-found`, and `conflict` if the visit has
 * changed since `version`.
 */
export async function lockVisit(tx: Tx, id: number, version?: number): Promise<LockedVisit> {
  const { rows } = await sql<LockedVisit>`
    select v.id, v.office, v.starts_at, v.confirmed_at, v.cancelled_at, v.edit_version as version, v.sequence,
      coalesce(e.fields ->> 'name', '') as name, coalesce(e.fields ->> 'phone', '') as phone
    from visit v join enquiry e on e.id = v.enquiry_id where v.id = ${id} for update of v`.execute(tx)
  const [visit] = rows
  if (!visit) throw new CodedError('not-found')
  if (version !== undefined && version !== visit.version) throw refusal('visit-edited-meanwhile')
  return visit
}

/** Throws `conflict` for a cancelled visit, and for a visit that has begun. */
export function assertAhead(
  { cancelled_at: cancelledAt, starts_at: startsAt }: Pick<LockedVisit, 'cancelled_at' | 'starts_at'>,
  now: number,
): void {
  if (cancelledAt !== null || startsAt.getTime() <= now) throw refusal('visit-over')
}

/** Updates a locked visit. Increments its version and the sequence number of its calendar entry. Returns the updated visit. */
export async function changeVisit(
  tx: Tx,
  visit: LockedVisit,
  change: Partial<Pick<LockedVisit, 'office' | 'starts_at' | 'confirmed_at' | 'cancelled_at'>> & {
    seat?: number
    notice_text?: string | null
  },
): Promise<LockedVisit> {
  const raised = { edit_version: visit.version + 1, sequence: visit.sequence + 1 }
  await tx
    .updateTable('visit')
    .set({ ...change, ...raised })
    .where('id', '=', visit.id)
    .execute()
  const { seat: _seat, notice_text: _text, ...columns } = change
  return { ...visit, ...columns, version: raised.edit_version, sequence: raised.sequence }
}
