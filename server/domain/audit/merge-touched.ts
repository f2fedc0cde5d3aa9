import { type Fields, mergeFields } from '#contract/rules/staff/merge-fields.ts'
import type { Db } from '#server/db/database.ts'
import { createEditConflict, type Edited } from '#server/domain/audit/edit-conflict.ts'

/** What somebody saw, what they want, and what is stored and locked now; without `was` they want it whatever is there. */
type Touched<Values extends Fields> = { was: Partial<Values> | undefined; wanted: Values; stored: Values }

/**
 * What to store of a small record without a version: a field that was not touched keeps what others saved meanwhile. Throws CodedError `conflict`
 * with the reason `edited-meanwhile` and what is stored where two people changed one field differently.
 */
export async function mergeTouched<Values extends Fields>(
  db: Db,
  edited: Edited,
  { was, wanted, stored }: Touched<Values>,
): Promise<Values> {
  if (!was) return wanted
  const { merged, conflicts } = mergeFields({ ...stored, ...was }, wanted, stored)
  if (!conflicts.length) return merged
  throw await createEditConflict(db, edited, 'value-edited-meanwhile', { current: stored })
}
