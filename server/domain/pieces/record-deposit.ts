import type { DepositState } from '#contract/rules/staff/piece-enums.ts'
import type { StaffActor } from '#server/context/staff-actor.ts'
import { type MoveDone, runOnMove } from '#server/domain/pieces/moves.ts'
import { refusal } from '#server/domain/pieces/piece-action.ts'
import type { ShopContext } from '#server/domain/shop-context.ts'

/** The states from which a deposit may change to each state; null is no deposit. */
const earlier: Record<DepositState, readonly (DepositState | null)[]> = {
  asked: [null],
  taken: [null, 'asked'],
  returned: ['taken'],
  retained: ['taken'],
}

/** Changes the state of the deposit of a move. Throws `conflict` for a step that is not allowed, or without an amount. */
export function recordDeposit(
  ctx: ShopContext,
  staff: StaffActor,
  id: string,
  { state, amount_usd: cents }: { state: DepositState; amount_usd: number | null },
): Promise<MoveDone> {
  const from = ['asked', 'sent', 'received', 'cancelled'] as const
  return runOnMove(ctx, staff, { name: 'move.deposit', id, from }, async (tx, move) => {
    const sum = cents ?? move.deposit_cents
    if (!earlier[state].includes(move.deposit_state) || (state !== 'asked' && sum === null)) throw refusal('deposit-state')
    await tx.updateTable('piece_move').set({ deposit_state: state, deposit_cents: sum }).where('id', '=', id).execute()
  })
}
