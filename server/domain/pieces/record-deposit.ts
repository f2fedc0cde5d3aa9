import type { DepositState } from '#contract/rules/staff/piece-enums.ts'
import type { StaffActor } from '#server/context/staff-actor.ts'
import { type MoveDone, runOnMove } from '#server/domain/pieces/moves.ts'
import { refusal } from '#server/domain/pieces/piece-action.ts'
import type { ShopContext } from '#server/domain/shop-context.ts'

/** For each state of a deposit, the states that may precede it; null means that there is no deposit. */
const earlier: Record<DepositState, readonly (DepositState | null)[]> = {
  asked: [null],
  taken: [null, 'asked'],
  returned: ['taken'],
  retained: ['taken'],
}

/**
 * Changes the state of a transfer's deposit. Throws `conflict` for a change that is not allowed, and for any state other than `asked` if no
 * amount is known.
 */
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
