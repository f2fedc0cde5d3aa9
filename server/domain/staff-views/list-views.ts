import { readyViewsOf, type ViewList } from '#contract/rules/staff/ready-views.ts'
import type { StaffActor } from '#server/context/staff-actor.ts'
import type { Db } from '#server/db/database.ts'

const permissionOf = { pieces: 'piece.read', orders: 'order.read' } as const

export type ListedView = {
  id: string
  list: ViewList
  name: string
  query: string
  isShared: boolean
  by: string
  mayEdit: boolean
  version: number
}
type Views = { views: ListedView[]; start: Record<ViewList, string | null> }

/** Whether a staff member may read a list, and therefore have views of it. */
export const mayReadList = ({ permissions }: StaffActor, list: ViewList): boolean => permissions.has(permissionOf[list])

/** Lists a staff member's own and shared views by name, and the start view of each list. */
export async function listViews(db: Db, staff: StaffActor): Promise<Views> {
  const rows = await db
    .selectFrom('staff_view')
    .innerJoin('staff', 'staff.id', 'staff_view.staff_id')
    .select(['staff_view.id', 'list', 'staff_view.name', 'query', 'is_shared', 'staff_id', 'staff.name as by', 'staff_view.edit_version'])
    .where((eb) => eb.or([eb('staff_id', '=', staff.staffId), eb('is_shared', '=', true)]))
    .orderBy('staff_view.name')
    .orderBy('staff_view.created_at')
    .execute()
  const views = rows
    .filter(({ list }) => mayReadList(staff, list))
    .map(({ is_shared: isShared, staff_id: staffId, edit_version: version, ...row }) => ({
      ...row,
      isShared,
      version,
      mayEdit: mayEdit(staff, { isShared, staffId }),
    }))
  const chosen = await db.selectFrom('staff_start_view').select(['list', 'view']).where('staff_id', '=', staff.staffId).execute()
  const startOf = (list: ViewList) => {
    const view = chosen.find((each) => each.list === list)?.view
    return view && (isReady(list, view) || views.some(({ id }) => id === view)) ? view : null
  }
  return { views, start: { pieces: startOf('pieces'), orders: startOf('orders') } }
}

/** Whether a staff member may change or delete a view: their own view, or a shared view if they have the permission `settings.edit`. */
export function mayEdit({ staffId, permissions }: StaffActor, view: { isShared: boolean; staffId: string }): boolean {
  return view.staffId === staffId || (view.isShared && permissions.has('settings.edit'))
}

/** Whether a name is the key of a built-in view of the list. */
export const isReady = (list: ViewList, name: string): boolean => Object.hasOwn(readyViewsOf[list], name)
