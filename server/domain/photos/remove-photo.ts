import { CodedError } from '#server/context/coded-error.ts'
import type { Actor } from '#server/domain/audit/run-action.ts'
import { findPhoto } from '#server/domain/photos/crop-photo.ts'
import { runOnPhotos } from '#server/domain/photos/photo-action.ts'
import type { ShopContext } from '#server/domain/shop-context.ts'

/** Removes a photograph from its piece; the files stay, so that the action can be undone. Returns the id of the action. */
export async function removePhoto(ctx: ShopContext, actor: Actor, pieceId: number, photoId: number): Promise<string> {
  await findPhoto(ctx, pieceId, photoId)
  return runOnPhotos(ctx, actor, { name: 'piece.photo-remove', pieceId }, async (tx) => {
    const { numDeletedRows } = await tx.deleteFrom('photo').where('id', '=', photoId).where('piece_id', '=', pieceId).executeTakeFirst()
    if (!numDeletedRows) throw new CodedError('not-found')
  })
}
