import { CodedError } from '#server/context/coded-error.ts'
import type { Tx } from '#server/db/database.ts'
import { listChanges, type ReadChange } from '#server/domain/audit/list-changes.ts'

export type RowChange = ReadChange

const changesMax = 50_000

/**
 * Returns the changed rows of an action, oldest change first. Throws `conflict` if there are more than 50,000 changes, the maximum that can
 * be undone.
 */
export async function readRowChanges(tx: Tx, entryId: number): Promise<RowChange[]> {
  const changes = await listChanges(tx, entryId, changesMax + 1)
  if (changes.length > changesMax)
    throw new CodedError('conflict', { reason: 'undo-too-large', values: { max: changesMax }, body: { reason: 'undo-too-large' } })
  return changes
}

/** The state of a row after an action: whether the row exists, and the columns that the action wrote. */
export type RowState = { exists: boolean; columns: Record<string, unknown> }

/** Returns the state of each row after an action, by table and row id. If an action changed a row several times, the last change counts. */
export function collectLastStates(changes: readonly RowChange[]): Map<string, Map<string, RowState>> {
  const states = new Map<string, Map<string, RowState>>()
  for (const { table_name, row_id, before, after } of changes) {
    const rows = states.get(table_name) ?? new Map<string, RowState>()
    states.set(table_name, rows)
    const earlier = before && after ? rows.get(row_id)?.columns : {}
    rows.set(row_id, { exists: after !== null, columns: { ...earlier, ...after } })
  }
  return states
}
