import { searchStaffOrders } from '#server/domain/staff-orders/list-staff-orders.ts'
import type { Finder } from '#server/domain/staff-search/finder.ts'

/**
 * Finds orders by number, by piece, and by the buyer's name, email or phone (at least four digits), newest first. Searches serial numbers
 * only if the staff member may read them.
 */
export const findOrders: Finder = async (ctx, staff, text, max) => {
  const query = { search: text, ordering: 'newest', page: 1, page_size: max } as const
  const orders = await searchStaffOrders(ctx, query, staff)
  return orders.map(({ id, number, first_name: first, last_name: last, status }) => ({
    kind: 'order',
    id,
    title: number,
    detail: `${first} ${last}`.trim(),
    status,
  }))
}
