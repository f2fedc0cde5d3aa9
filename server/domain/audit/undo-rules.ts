import { dayMs } from '#contract/rules/durations.ts'
import { type ActionName, type ActionRule, actions } from '#contract/staff/actions.ts'
import { staffLimits } from '#contract/staff/limits.ts'
import type { Permission } from '#contract/staff/permissions.ts'

const undoMs = staffLimits.undoDays * dayMs

/** What an entry did, and what it did in the end: of an undo, the action that was undone first. */
type Done = { at: Date; action: string; root_action: string }

/**
 * The permission that undoing an entry needs, which is the permission of the action itself; null where it cannot be undone. What a verb
 * has undone is done again by its own action.
 */
export function undoPermission({ action, root_action }: Pick<Done, 'action' | 'root_action'>): Permission | null {
  const rule = ruleOf(root_action)
  const isPossible = rule?.undo === 'restore' || (rule?.undo === 'inverse' && action === root_action)
  return rule && isPossible ? rule.permission : null
}

/** The rule of an action; undefined for one that only another version of the shop knows. */
export function ruleOf(name: string): ActionRule | undefined {
  return isActionName(name) ? actions[name] : undefined
}

const isActionName = (name: string): name is ActionName => Object.hasOwn(actions, name)

/** Whether an action is recent enough to be undone. */
export const isRecent = (at: Date, now: number): boolean => now - at.getTime() < undoMs

/** Whether somebody with these permissions may undo an entry, where nothing is in the way. */
export function canUndo(entry: Done, permissions: ReadonlySet<Permission>, now: number): boolean {
  const needed = undoPermission(entry)
  return needed !== null && permissions.has(needed) && isRecent(entry.at, now)
}
