import { sql } from 'kysely'
import { recordOf } from '#contract/rules/record-of.ts'
import {
  definitionOf,
  type OwnerSettingName,
  ownerSettingNames,
  type OwnerSettingProblem,
  ownerSettingProblems,
  type OwnerSettings,
  ownerSettingsWith,
} from '#contract/rules/staff/owner-setting-definitions.ts'
import { CodedError } from '#server/context/coded-error.ts'
import type { StaffActor } from '#server/context/staff-actor.ts'
import type { Db, Tx } from '#server/db/database.ts'
import { createEditConflict } from '#server/domain/audit/edit-conflict.ts'
import { runAction } from '#server/domain/audit/run-action.ts'
import { readStoredOwnerSettings } from '#server/domain/owner-settings/stored-owner-settings.ts'
import type { ShopContext } from '#server/domain/shop-context.ts'

type Changed = Record<OwnerSettingName, number | null>
export type EditedOwnerSettings = { version: number; changed: Changed }

/** Returns the values that the owner has set (null: the default applies), and the version that an edit must send back. */
export async function readEditedOwnerSettings(db: Db): Promise<EditedOwnerSettings> {
  const { edit_version: version } = await db.selectFrom('threshold_edit').select('edit_version').executeTakeFirstOrThrow()
  const stored = new Map((await readStoredOwnerSettings(db)).map(({ name, value }) => [name, value]))
  return { version, changed: recordOf(ownerSettingNames.map((name) => [name, stored.get(name) ?? null])) }
}

/**
 * Changes owner settings; null restores a default. Throws `forbidden` for a setting that the actor may not change, `invalid` with a reason
 * per wrong value, and `conflict` if a setting has changed since `version`.
 */
export async function changeOwnerSettings(
  ctx: Pick<ShopContext, 'db' | 'now' | 'ownerSettingDefaults'>,
  actor: StaffActor,
  { version, changed }: { version: number; changed: Partial<Changed> },
): Promise<{ edited: EditedOwnerSettings; actionId: string }> {
  const names = ownerSettingNames.filter((name) => changed[name] !== undefined)
  if (names.some((name) => !actor.permissions.has(definitionOf(name).permission))) throw new CodedError('forbidden')
  const action = { name: 'shop.change-thresholds', subject: { kind: 'shop', id: 'thresholds' } } as const
  const { result: edited, actionId } = await runAction(ctx, actor, action, async (tx) => {
    // serializes concurrent edits: the second one waits here and then sees the changes of the first
    await tx.selectFrom('threshold_edit').select('id').forUpdate().execute()
    const before = await readEditedOwnerSettings(tx)
    if (before.version !== version) {
      const details = { current: before.changed, version: before.version }
      throw await createEditConflict(tx, { tables: ['threshold'] }, 'owner-settings-edited-meanwhile', details)
    }
    const after = { ...before.changed, ...recordOf(names.map((name) => [name, changed[name] ?? null] as const)) }
    assertOwnerSettings(ctx.ownerSettingDefaults, after, names)
    const moved = names.filter((name) => after[name] !== before.changed[name])
    await writeOwnerSettings(tx, moved, after)
    return readEditedOwnerSettings(tx)
  })
  return { edited, actionId }
}

async function writeOwnerSettings(tx: Tx, names: readonly OwnerSettingName[], after: Changed): Promise<void> {
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

function assertOwnerSettings(defaults: OwnerSettings, after: Changed, names: readonly OwnerSettingName[]): void {
  const stored = ownerSettingNames.flatMap((name) => (after[name] === null ? [] : [{ name, value: after[name] }]))
  // check defaults too, because a restored default may contradict another setting
  const problems = ownerSettingProblems(ownerSettingsWith(defaults, stored), names)
  const wrong = names.flatMap((name) => {
    const problem = problems[name]
    return problem && !(problem.kind === 'bounds' && after[name] === null) ? [[name, problem] as const] : []
  })
  if (!wrong.length) return
  throw new CodedError('invalid', { fields: Object.fromEntries(wrong.map(([name, problem]) => [name, reasonOf(problem)])) })
}

const reasonOf = ({ kind }: OwnerSettingProblem) => `owner-setting-${kind}` as const
