import { createStaff, staffCalls } from '#test/staff.ts'
import { openTwoShops } from '#test/two-shops.ts'

/**
 * Opens a shop and returns an editor's API calls. On PostgreSQL, `other` acts as a second process of the shop; on the embedded database,
 * `other` is the same shop.
 */
export async function openEditorCalls() {
  const shops = await openTwoShops()
  return { ...shops, ...staffCalls(shops.shop, await createStaff(shops.shop, { roles: ['editor'] })) }
}
