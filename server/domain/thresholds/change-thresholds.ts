import { sql } from 'kysely'
import { recordOf } from '#contract/rules/record-of.ts'
import {
  definitionOf,
  type ThresholdName,
  thresholdNames,
  type ThresholdProblem,
  thresholdProblems,
  type Thresholds,
  thresholdsWith,
} from '#contract/rules/staff/thresholds.ts'
import { CodedError } from '#server/context/coded-error.ts'
import type { StaffActor } from '#server/context/staff-actor.ts'
import type { Db, Tx } from '#server/db/database.ts'
import { createEditConflict } from '#server/domain/audit/edit-conflict.ts'
import { runAction } from '#server/domain/audit/run-action.ts'
import type { ShopContext } from '#server/domain/shop-context.ts'
import { readStoredThresholds } from '#server/domain/thresholds/stored-thresholds.ts'

type Changed = Record<ThresholdName, number | null>
export type EditedThresholds = { version: number; changed: Changed }

/** What the owner set, null where nothing is, with the version that an edit begins from. */
export async function readEditedThresholds(db: Db): Promise<EditedThresholds> {
  const { edit_version: version } = await db.selectFrom('threshold_edit').select('edit_version').executeTakeFirstOrThrow()
  const stored = new Map((await readStoredThresholds(db)).map(({ name, value }) => [name, value]))
  return { version, changed: recordOf(thresholdNames.map((name) => [name, stored.get(name) ?? null])) }
}

/**
 * Changes times and limits; null brings a default back. Throws `forbidden` for one that the person may not change, `invalid` with a reason
 * for each wrong one, and `conflict` where somebody has changed any since `version`.
 */
export async function changeThresholds(
  ctx: Pick<ShopContext, 'db' | 'now' | 'thresholdDefaults'>,
  actor: StaffActor,
  { version, changed }: { version: number; changed: Partial<Changed> },
): Promise<{ edited: EditedThresholds; actionId: string }> {
  const names = thresholdNames.filter((name) => changed[name] !== undefined)
  if (names.some((name) => !actor.permissions.has(definitionOf(name).permission))) throw new CodedError('forbidden')
  const action = { name: 'shop.change-thresholds', subject: { kind: 'shop', id: 'thresholds' } } as const
  const { result: edited, actionId } = await runAction(ctx, actor, action, async (tx) => {
    // who comes second waits here, and then sees what the first has written
    await tx.selectFrom('threshold_edit').select('id').forUpdate().execute()
    const before = await readEditedThresholds(tx)
    if (before.version !== version) {
      const details = { current: before.changed, version: before.version }
      throw await createEditConflict(tx, { tables: ['threshold'] }, 'thresholds-edited-meanwhile', details)
    }
    const after = { ...before.changed, ...recordOf(names.map((name) => [name, changed[name] ?? null] as const)) }
    assertThresholds(ctx.thresholdDefaults, after, names)
    const moved = names.filter((name) => after[name] !== before.changed[name])
    await writeThresholds(tx, moved, after)
    return readEditedThresholds(tx)
  })
  return { edited, actionId }
}

async function writeThresholds(tx: Tx, names: readonly ThresholdName[], after: Changed): Promise<void> {
  const values = names.flatMap((name) => (after[name] === null ? [] : [{ name, value: after[name] }]))
  const reset = names.filter((name) => after[name] === null)
  if (reset.length) await tx.deleteFrom('threshold').where('name', 'in', reset).execute()
  if (!values.length) return
  await tx
    .insertInto('threshold')
    .values(values)
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value: sql`excluded.value` }))
    .execute()
}

function assertThresholds(defaults: Thresholds, after: Changed, names: readonly ThresholdName[]): void {
  const stored = thresholdNames.flatMap((name) => (after[name] === null ? [] : [{ name, value: after[name] }]))
  // what goes back to its default is right by itself, but may be longer than another one allows
  const problems = thresholdProblems(thresholdsWith(defaults, stored), names)
  const wrong = names.flatMap((name) => {
    const problem = problems[name]
    return problem && !(problem.kind === 'bounds' && after[name] === null) ? [[name, problem] as const] : []
  })
  if (!wrong.length) return
  throw new CodedError('invalid', { fields: Object.fromEntries(wrong.map(([name, problem]) => [name, reasonOf(problem)])) })
}

const reasonOf = ({ kind }: ThresholdProblem) => `threshold-${kind}` as const
