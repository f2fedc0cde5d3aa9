import { createStaff, staffCalls } from '#test/staff.ts'
import { openTwoShops } from '#test/two-shops.ts'

/**
 * Opens a shop and returns the API calls of an editor. `other` is a second process of the shop on PostgreSQL, and the same shop on the
 * embedded database.
 */
export async function openEditorCalls() {
  const shops = await openTwoShops()
  return { ...shops, ...staffCalls(shops.shop, await createStaff(shops.shop, { roles: ['editor'] })) }
}
