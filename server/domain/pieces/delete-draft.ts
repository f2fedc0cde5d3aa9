import type { Actor } from '#server/domain/audit/run-action.ts'
import { refusal, runOnPiece } from '#server/domain/pieces/piece-action.ts'
import type { ShopContext } from '#server/domain/shop-context.ts'

/** Deletes a draft that was never published; a piece that was published can only be withdrawn. Can be undone. */
export function deleteDraft(ctx: ShopContext, actor: Actor, id: number): Promise<string> {
  return runOnPiece(ctx, actor, { name: 'piece.delete', id }, async (tx, piece) => {
    if (piece.status !== 'draft' || piece.published_at) throw refusal('piece-was-shown')
    // no cascades: the undo must restore each row
    await tx.deleteFrom('photo').where('piece_id', '=', id).execute()
    await tx.deleteFrom('piece_function').where('piece_id', '=', id).execute()
    await tx.deleteFrom(piece.kind).where('piece_id', '=', id).execute()
    await tx.deleteFrom('piece').where('id', '=', id).execute()
  })
}
