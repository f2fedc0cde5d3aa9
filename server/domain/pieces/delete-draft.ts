import { sql } from 'kysely'
import type { Actor } from '#server/domain/audit/run-action.ts'
import { refusal, runOnPiece } from '#server/domain/pieces/piece-action.ts'
import { wasPublished } from '#server/domain/pieces/was-published.ts'
import type { ShopContext } from '#server/domain/shop-context.ts'

/** Deletes a draft. Throws for a piece that was ever published, even if the publication was undone. The deletion can be undone. */
export function deleteDraft(ctx: ShopContext, actor: Actor, id: number): Promise<string> {
  return runOnPiece(ctx, actor, { name: 'piece.delete', id }, async (tx, piece) => {
    const { rows } = await sql<{ isShown: boolean }>`select ${wasPublished} as "isShown" from piece p where p.id = ${id}`.execute(tx)
    if (piece.status !== 'draft' || rows[0]?.isShown) throw refusal('piece-was-shown')
    // deletes each row explicitly, not by a cascade, so that the undo can restore it
    await tx.deleteFrom('photo').where('piece_id', '=', id).execute()
    await tx.deleteFrom('piece_function').where('piece_id', '=', id).execute()
    await tx.deleteFrom(piece.kind).where('piece_id', '=', id).execute()
    await tx.deleteFrom('piece').where('id', '=', id).execute()
  })
}
