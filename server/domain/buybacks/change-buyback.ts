import type { ChangeBuyback } from '#contract/staff/buybacks.ts'
import { CodedError } from '#server/context/coded-error.ts'
import type { StaffActor } from '#server/context/staff-actor.ts'
import type { Tx } from '#server/db/database.ts'
import { createEditConflict } from '#server/domain/audit/edit-conflict.ts'
import { runAction } from '#server/domain/audit/run-action.ts'
import { type BuybackRow, buybackSubject, lockBuyback } from '#server/domain/buybacks/buyback-rows.ts'
import { assertYear } from '#server/domain/pieces/assert-year.ts'
import type { ShopContext } from '#server/domain/shop-context.ts'

/** Changes the piece or the terms of a buyback while `mayChange` allows it. Returns the id of the action. */
export async function changeBuyback(
  ctx: Pick<ShopContext, 'db' | 'now'>,
  actor: StaffActor,
  id: number,
  { version, ...facts }: ChangeBuyback,
): Promise<string> {
  assertYear(facts.year, ctx.now(), 'year')
  const action = { name: 'buyback.change', subject: await buybackSubject(ctx.db, actor, id) } as const
  const { actionId } = await runAction(ctx, actor, action, async (tx) => {
    const row = await lockBuyback(tx, id)
    await assertVersion(tx, row, version)
    if (!mayChange(row)) throw new CodedError('conflict', { reason: 'buyback-step-impossible' })
    // clear dependent columns: condition zones depend on the kind of piece, and sums and shares on the terms
    const cleared = {
      ...(facts.kind && facts.kind !== row.kind ? { zones: '[]' } : {}),
      ...(facts.terms && facts.terms !== row.terms ? { offered_cents: null, consignor_share: null, consigned_until: null } : {}),
    }
    await writeBuyback(tx, id, { ...facts, ...cleared }, new Date(ctx.now()))
  })
  return actionId
}

/** Whether the piece and the terms of a buyback may still change: until the person agrees to a sum, or one side declines. */
export const mayChange = ({ state }: Pick<BuybackRow, 'state'>): boolean =>
  ['asked', 'estimated', 'countered', 'accepted', 'received', 'inspected'].includes(state)

/** Throws `conflict` if the buyback has changed since `version`. */
export async function assertVersion(tx: Tx, row: BuybackRow, version: number): Promise<void> {
  if (row.edit_version === version) return
  throw await createEditConflict(tx, { subject: { kind: 'buyback', id: String(row.id) } }, 'buyback-edited-meanwhile', {
    version: row.edit_version,
  })
}

/** Updates columns of a locked buyback and increments its version. */
export async function writeBuyback(tx: Tx, id: number, columns: object, at: Date): Promise<void> {
  await tx
    .updateTable('buyback')
    .set((eb) => ({ ...columns, changed_at: at, edit_version: eb('edit_version', '+', 1) }))
    .where('id', '=', id)
    .execute()
}
