import type { Tx } from '#server/db/database.ts'
import { lockPieces } from '#server/domain/pieces/piece-action.ts'

/**
 * Cancels the publications and withdrawals that a person scheduled, for all pieces or only for the pieces in `only`. Returns the ids of the
 * affected pieces.
 */
export async function dropPiecePlans(tx: Tx, staffId: string, only?: readonly number[]): Promise<number[]> {
  const planned = tx
    .selectFrom('piece')
    .select('id')
    .where((eb) => eb.or([eb('publish_by', '=', staffId), eb('withdraw_by', '=', staffId)]))
  const ids = only ?? (await planned.execute()).map(({ id }) => id)
  const pieces = [...(await lockPieces(tx, ids)).values()].filter((piece) => [piece.publish_by, piece.withdraw_by].includes(staffId))
  for (const { id, publish_by: publisher, withdraw_by: withdrawer } of pieces)
    await tx
      .updateTable('piece')
      .set((eb) => ({
        ...(publisher === staffId ? { publish_at: null, publish_as: null, publish_by: null } : {}),
        ...(withdrawer === staffId ? { withdraw_at: null, withdraw_by: null } : {}),
        edit_version: eb('edit_version', '+', 1),
      }))
      .where('id', '=', id)
      .execute()
  return pieces.map(({ id }) => id)
}
