import { dayMs } from '#contract/rules/durations.ts'
import { type ActionName, type ActionRule, actions } from '#contract/staff/actions.ts'
import { staffLimits } from '#contract/staff/limits.ts'
import type { Permission } from '#contract/staff/permissions.ts'

const undoMs = staffLimits.undoDays * dayMs

type Done = { at: Date; action: string; root_action: string }

/**
 * Returns the permission needed to undo an entry, which is that of its original action; null if the entry cannot be undone. The undo of an
 * inverse action cannot be undone: the original action is repeated instead.
 */
export function undoPermission({ action, root_action }: Pick<Done, 'action' | 'root_action'>): Permission | null {
  const rule = ruleOf(root_action)
  const isPossible = rule?.undo === 'restore' || (rule?.undo === 'inverse' && action === root_action)
  return rule && isPossible ? rule.permission : null
}

/** Returns the rule of an action; undefined for an action that only another version of the shop knows. */
export function ruleOf(name: string): ActionRule | undefined {
  return isActionName(name) ? actions[name] : undefined
}

const isActionName = (name: string): name is ActionName => Object.hasOwn(actions, name)

/** Whether an action is recent enough to be undone. */
export const isRecent = (at: Date, now: number): boolean => now - at.getTime() < undoMs

/** Whether these permissions allow undoing an entry, unless a later change prevents it. */
export function canUndo(entry: Done, permissions: ReadonlySet<Permission>, now: number): boolean {
  const needed = undoPermission(entry)
  return needed !== null && permissions.has(needed) && isRecent(entry.at, now)
}
