import { dayMs } from '#contract/rules/durations.ts'
import { type ActionName, type ActionRule, actions } from '#contract/staff/actions.ts'
import { staffLimits } from '#contract/staff/limits.ts'
import type { Permission } from '#contract/staff/permissions.ts'

const undoMs = staffLimits.undoDays * dayMs

type Done = { at: Date; action: string; root_action: string; staff_id: string | null; is_shared_view: boolean }
type Undoer = { staffId?: string; permissions: ReadonlySet<Permission> }

/**
 * Returns the permission needed to undo an entry: the permission of the original action. Null if the entry cannot be undone. An undo by an
 * inverse action cannot be undone; the person repeats the original action instead.
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

/**
 * Whether a person may undo an entry. An entry about a personal setting may be undone only by its author. An entry about a shared view may
 * also be undone by staff with `settings.edit`, except for `view.start`.
 */
export function mayUndo(entry: Done, { staffId, permissions }: Undoer): boolean {
  const needed = undoPermission(entry)
  if (needed === null || !permissions.has(needed)) return false
  if (!ruleOf(entry.root_action)?.isPersonal || (staffId !== undefined && entry.staff_id === staffId)) return true
  return entry.is_shared_view && entry.root_action !== 'view.start' && permissions.has('settings.edit')
}

/** Whether a person may undo an entry and the entry is recent enough. A later change may still prevent the undo. */
export const canUndo = (entry: Done, undoer: Undoer, now: number): boolean => mayUndo(entry, undoer) && isRecent(entry.at, now)
