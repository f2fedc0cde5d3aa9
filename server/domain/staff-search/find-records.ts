import type { FoundRecord } from '#contract/staff/find.ts'
import type { Permission } from '#contract/staff/permissions.ts'
import type { StaffActor } from '#server/context/staff-actor.ts'
import type { ShopContext } from '#server/domain/shop-context.ts'
import { findNotedOrders, findNotedPieces } from '#server/domain/staff-search/find-notes.ts'
import { findOrders } from '#server/domain/staff-search/find-orders.ts'
import { findPeople } from '#server/domain/staff-search/find-people.ts'
import { findPieces } from '#server/domain/staff-search/find-pieces.ts'
import { findPromos } from '#server/domain/staff-search/find-promos.ts'
import { findStaff } from '#server/domain/staff-search/find-staff.ts'
import { findThreads } from '#server/domain/staff-search/find-threads.ts'
import type { Finder } from '#server/domain/staff-search/finder.ts'

const finders: readonly { permission: Permission; find: Finder }[] = [
  { permission: 'piece.read', find: findPieces },
  { permission: 'piece.read', find: findNotedPieces },
  { permission: 'order.read', find: findOrders },
  { permission: 'order.read', find: findNotedOrders },
  { permission: 'thread.read', find: findThreads },
  { permission: 'promo.edit', find: findPromos },
  { permission: 'person.read', find: findPeople },
  { permission: 'staff.manage', find: findStaff },
]
const maxOfKind = 6

/** Finds records of each kind that the staff member may see; each finder returns at most six. */
export async function findRecords(ctx: ShopContext, staff: StaffActor, text: string): Promise<FoundRecord[]> {
  const allowed = finders.filter(({ permission }) => staff.permissions.has(permission))
  const found = await Promise.all(allowed.map(({ find }) => find(ctx, staff, text, maxOfKind)))
  const shownKeys = new Set<string>()
  // a record may match both by its fields and by its notes; keeps only the first match
  return found.flat().filter(({ kind, id }) => {
    const key = `${kind} ${id}`
    const isNew = !shownKeys.has(key)
    shownKeys.add(key)
    return isNew
  })
}
