import type { Tx } from '#server/db/database.ts'
import { type Action, runAction } from '#server/domain/audit/run-action.ts'
import { openTestShop } from '#test/shop.ts'
import { createStaff } from '#test/staff.ts'

export async function openUndoShop() {
  const shop = await openTestShop()
  const owner = await createStaff(shop)
  const manager = await createStaff(shop, { name: 'Max', roles: ['manager'] })
  const editor = await createStaff(shop, { roles: ['editor'] })
  const edit = async (id: number, body: (tx: Tx) => Promise<unknown>, more: Partial<Action> = {}) => {
    const action: Action = { name: 'piece.import', subject: { kind: 'piece', id: String(id) }, ...more }
    const { actionId } = await runAction(shop.ctx, { kind: 'staff', ...manager, requestId: 'a-request' }, action, body)
    return actionId
  }
  return {
    shop,
    close: () => shop.close(),
    manager,
    editor,
    edit,
    undo: (actionId: string | number, who = owner) =>
      shop.app.inject({ method: 'POST', url: `/api/staff/audit/${actionId}/undo/`, headers: who.headers, payload: {} }),
    setPrice: (id: number, cents: number) =>
      edit(id, (tx) => tx.updateTable('piece').set({ price_cents: cents }).where('id', '=', id).execute()),
    priceOf: async (id: number) =>
      (await shop.db.selectFrom('piece').select('price_cents').where('id', '=', id).executeTakeFirstOrThrow()).price_cents,
  }
}
