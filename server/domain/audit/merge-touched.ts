import { type Fields, mergeFields } from '#contract/rules/staff/merge-fields.ts'
import type { Db } from '#server/db/database.ts'
import { createEditConflict, type Edited } from '#server/domain/audit/edit-conflict.ts'

/**
 * `was`: the values that the form showed. `wanted`: the values to save. `stored`: the current values, locked. Without `was`, the wanted
 * values always win.
 */
type Touched<Values extends Fields> = { was: Partial<Values> | undefined; wanted: Values; stored: Values }

/**
 * Merges an edit into a record that has no version number. A field that the person did not change keeps its stored value. Throws `conflict`
 * (`edited-meanwhile`, with the stored values) if two people set one field to different values.
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
