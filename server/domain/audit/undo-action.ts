import { isDeepStrictEqual } from 'node:util'
import { sql } from 'kysely'
import type { ActionName } from '#contract/staff/actions.ts'
import { staffLimits } from '#contract/staff/limits.ts'
import type { Permission } from '#contract/staff/permissions.ts'
import type { SubjectKind } from '#contract/staff/subjects.ts'
import type { AuditReason } from '#server/context/audit-reasons.ts'
import { CodedError } from '#server/context/coded-error.ts'
import { sqlState } from '#server/context/serialize-error.ts'
import type { Db, Tx } from '#server/db/database.ts'
import { cancelQueuedJobs } from '#server/domain/audit/cancel-queued-jobs.ts'
import { clearDuePlans } from '#server/domain/audit/clear-due-plans.ts'
import { hidesMessage } from '#server/domain/audit/hides-message.ts'
import { inverseActions } from '#server/domain/audit/inverse-actions.ts'
import { findEntry, type ListedEntry } from '#server/domain/audit/list-entries.ts'
import { lockRows } from '#server/domain/audit/lock-rows.ts'
import { collectLastStates, readRowChanges, type RowChange } from '#server/domain/audit/read-row-changes.ts'
import { restoreRows } from '#server/domain/audit/restore-rows.ts'
import { type Actor, runAction } from '#server/domain/audit/run-action.ts'
import { isRecent, mayUndo, ruleOf, undoPermission } from '#server/domain/audit/undo-rules.ts'
import { readWatchedTables } from '#server/domain/audit/watched-tables.ts'
import type { ShopContext } from '#server/domain/shop-context.ts'

type Refusal = { body?: object; values?: Record<string, number> }

type Undoer = Actor & { permissions: ReadonlySet<Permission> }

/**
 * Undoes an action within 30 days, in one transaction. Restores the changed rows or runs the inverse action, and cancels the queued jobs of
 * the action. Returns the id of the undo. An undo that restored rows can itself be undone. Needs the permission of the action. Throws
 * `not-found`, `forbidden` or `conflict`; if a later action prevents the undo, the error names that action.
 */
export async function undoAction(ctx: Pick<ShopContext, 'db' | 'now' | 'ownerSettings'>, undoer: Undoer, id: number): Promise<string> {
  const entry = await findEntry(ctx.db, id)
  if (!entry) throw new CodedError('not-found')
  if (!undoPermission(entry)) throw undoError('undo-never')
  if (!mayUndo(entry, undoer)) throw new CodedError('forbidden')
  if (!isRecent(entry.at, ctx.now())) throw undoError('undo-too-old', { values: { days: staffLimits.undoDays } })
  const subject = { kind: entry.subject_kind as SubjectKind, id: entry.subject_id, label: entry.subject_label }
  const { actionId } = await runAction(ctx, undoer, { name: 'audit.undo', subject, undoes: String(id) }, async (tx) => {
    await (ruleOf(entry.root_action)?.undo === 'inverse' ? undoByVerb(tx, ctx, entry) : undoByRows(tx, entry, new Date(ctx.now())))
    await cancelQueuedJobs(tx, id)
  }).catch(rethrow)
  return actionId
}

const undoError = (reason: AuditReason, { body = {}, values = {} }: Refusal = {}) =>
  new CodedError('conflict', { reason, values, body: { reason, ...body } })

/** Rethrows an error. Replaces a constraint violation by `undo-in-use`: for example, another record refers to a row to be deleted. */
function rethrow(error: unknown): never {
  throw /^23(503|505|514|P01)$/.test(sqlState(error) ?? '') ? undoError('undo-in-use') : error
}

async function undoByVerb(tx: Tx, ctx: Pick<ShopContext, 'now' | 'ownerSettings'>, entry: ListedEntry): Promise<void> {
  const undo = inverseActions[entry.root_action as ActionName]
  if (!undo) throw new Error(`Nothing undoes ${entry.root_action}`)
  await undo(tx, ctx, entry)
}

async function undoByRows(tx: Tx, { id, at }: ListedEntry, now: Date): Promise<void> {
  // UTC, because the log stores times in UTC; deferred, because positions may collide until the last row is restored
  await sql`set local timezone = 'UTC'`.execute(tx)
  await sql`set constraints all deferred`.execute(tx)
  const changes = await readRowChanges(tx, id)
  if (changes.length === 0) throw undoError('undo-nothing')
  if (changes.some(({ erased }) => erased.length > 0)) throw undoError('undo-erased')
  const tables = await readWatchedTables(tx, [...new Set(changes.map(({ table_name }) => table_name))])
  if (changes.some(({ table_name }) => !tables.has(table_name))) throw undoError('undo-never')
  const rows = await lockRows(tx, tables, changes)
  const changedRow = findChangedSince(changes, rows)
  if (changedRow) throw await createObstacleError(tx, id, changedRow)
  if (await hidesMessage(tx, changes, at)) throw undoError('undo-changed')
  await restoreRows(tx, tables, changes)
  await clearDuePlans(tx, changes, now)
}

type ChangedRow = { table: string; rowId: string; columns: string[] }

function findChangedSince(
  changes: readonly RowChange[],
  rows: ReadonlyMap<string, ReadonlyMap<string, Record<string, unknown>>>,
): ChangedRow | undefined {
  for (const [table, states] of collectLastStates(changes))
    for (const [rowId, { exists, columns }] of states) {
      const row = rows.get(table)?.get(rowId)
      if (exists !== (row !== undefined)) return { table, rowId, columns: [] }
      const differing = Object.keys(columns).filter((column) => row && column in row && !isDeepStrictEqual(row[column], columns[column]))
      if (differing.length) return { table, rowId, columns: differing }
    }
  return undefined
}

/**
 * Returns the error that names the later action that changed the row. The error names no action if the row was changed outside of an
 * action, for example by a customer, because such changes are not in the log.
 */
async function createObstacleError(db: Db, id: number, { table, rowId, columns }: ChangedRow): Promise<CodedError> {
  const { rows } = await sql<{ id: number }>`
    select entry_id as id from audit_change where table_name = ${table} and row_id = ${rowId} and entry_id > ${id}
      and (${columns.length === 0} or before is null or after is null or before ?| ${columns} or after ?| ${columns})
    order by entry_id desc limit 1`.execute(db)
  const laterEntry = rows[0] && (await findEntry(db, rows[0].id))
  if (!laterEntry) return undoError('undo-changed')
  if (laterEntry.undoes === id) return undoError('undo-done')
  const by = laterEntry.staff_name ?? laterEntry.account ?? laterEntry.actor
  return undoError('undo-in-the-way', {
    body: { action_id: String(laterEntry.id), action: laterEntry.action, by, at: laterEntry.at.toISOString() },
  })
}
