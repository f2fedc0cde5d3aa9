import { createStaff, staffCalls } from '#test/staff.ts'
import { openTwoShops } from '#test/two-shops.ts'

/** What an editor calls; others see it by another process of the shop. */
export async function openEditorCalls() {
  const shops = await openTwoShops()
  return { ...shops, ...staffCalls(shops.shop, await createStaff(shops.shop, { roles: ['editor'] })) }
}
