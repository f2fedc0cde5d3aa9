import { createStaff, staffCalls } from '#test/staff.ts'
import { openTwoShops } from '#test/two-shops.ts'

/** Opens an editor's calls to a shop. `other` is a second process on PostgreSQL, the same shop on the embedded database. */
export async function openEditorCalls() {
  const shops = await openTwoShops()
  return { ...shops, ...staffCalls(shops.shop, await createStaff(shops.shop, { roles: ['editor'] })) }
}
