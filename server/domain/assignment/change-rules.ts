import type { WriteAssignmentRules } from '#contract/staff/assignment.ts'
import { CodedError } from '#server/context/coded-error.ts'
import type { StaffActor } from '#server/context/staff-actor.ts'
import type { Tx } from '#server/db/database.ts'
import { isAssignable, readAssignmentRules } from '#server/domain/assignment/read-rules.ts'
import { createEditConflict } from '#server/domain/audit/edit-conflict.ts'
import { runAction } from '#server/domain/audit/run-action.ts'
import type { ShopContext } from '#server/domain/shop-context.ts'

type Rule = WriteAssignmentRules['rules'][number]

/**
 * Replaces all assignment rules. Returns the id of the audit entry. Throws `conflict` if the rules changed since `version`. Throws
 * `invalid` for a staff member who cannot be assigned threads, and for a deleted brand.
 */
export async function changeAssignmentRules(
  ctx: Pick<ShopContext, 'db' | 'now'>,
  actor: StaffActor,
  { version, rules }: WriteAssignmentRules,
): Promise<string> {
  const action = { name: 'shop.assign-threads', subject: { kind: 'shop', id: 'assignment' } } as const
  const { actionId } = await runAction(ctx, actor, action, async (tx) => {
    await tx.selectFrom('assignment_edit').select('id').forUpdate().execute()
    const before = await readAssignmentRules(tx)
    if (before.version !== version)
      throw await createEditConflict(tx, { tables: ['assignment_rule'] }, 'rules-edited-meanwhile', { version: before.version })
    await assertWritable(tx, rules, new Map(before.rules.map((rule) => [rule.id, rule.staffId])))
    await writeRules(tx, rules, new Set(before.rules.map(({ id }) => id)))
  })
  return actionId
}

/**
 * Throws `invalid` for a deleted brand, and for a staff member who cannot be assigned threads. An unchanged rule may keep such a staff
 * member; `findAssignee` skips the rule.
 */
async function assertWritable(tx: Tx, rules: readonly Rule[], before: ReadonlyMap<number, string>): Promise<void> {
  const people = await tx.selectFrom('staff').select(['id', 'roles', 'blocked_at as blockedAt']).execute()
  const fit = new Set(people.filter(isAssignable).map(({ id }) => id))
  const isUnchanged = ({ id, staff_id: staffId }: Rule) => id !== undefined && before.get(id) === staffId
  if (rules.some((rule) => !fit.has(rule.staff_id) && !isUnchanged(rule)))
    throw new CodedError('invalid', { fields: { staff_id: 'rule-person-unfit' } })
  const brandIds = rules.flatMap(({ brand_id: brandId }) => brandId ?? [])
  if (!brandIds.length) return
  const brands = await tx.selectFrom('brand').select('id').where('id', 'in', brandIds).execute()
  if (brands.length < new Set(brandIds).size) throw new CodedError('invalid', { fields: { brand_id: 'rule-brand-gone' } })
}

/** Replaces the stored rules, whose ids are `known`. */
async function writeRules(tx: Tx, rules: readonly Rule[], known: ReadonlySet<number>): Promise<void> {
  const remaining = rules.flatMap(({ id }) => (id !== undefined && known.has(id) ? [id] : []))
  const removedIds = [...known].filter((id) => !remaining.includes(id))
  if (removedIds.length) await tx.deleteFrom('assignment_rule').where('id', 'in', removedIds).execute()
  for (const [place, { id, kinds, office, brand_id, staff_id }] of rules.entries()) {
    const columns = { place, kinds: [...new Set(kinds)], office, brand_id, staff_id }
    await (id !== undefined && known.has(id)
      ? tx.updateTable('assignment_rule').set(columns).where('id', '=', id).execute()
      : tx.insertInto('assignment_rule').values(columns).execute())
  }
}
