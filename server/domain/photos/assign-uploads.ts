import { CodedError } from '#server/context/coded-error.ts'
import type { Actor } from '#server/domain/audit/run-action.ts'
import { insertUploaded } from '#server/domain/photos/make-photo.ts'
import { runOnPhotos } from '#server/domain/photos/photo-action.ts'
import { readPieceLabel } from '#server/domain/pieces/piece-label.ts'
import type { ShopContext } from '#server/domain/shop-context.ts'

/**
 * Assigns uploads to a piece, in the order of `ids`. An upload that is already resized becomes a photograph at once; any other upload
 * becomes one after it is resized. Idempotent. Returns the id of the action.
 */
export async function assignUploads(ctx: ShopContext, actor: Actor, pieceId: number, ids: readonly string[]): Promise<string> {
  const name = await readPieceLabel(ctx.db, pieceId)
  return runOnPhotos(ctx, actor, { name: 'piece.photo-add', pieceId }, async (tx) => {
    const uploads = await tx.selectFrom('photo_upload').selectAll().where('id', 'in', ids).orderBy('id').forUpdate().execute()
    const byId = new Map(uploads.map((upload) => [upload.id, upload]))
    for (const [position, id] of ids.entries()) {
      const upload = byId.get(id)
      if (!upload) throw new CodedError('not-found', { reason: 'upload-gone' })
      if (upload.piece_id === pieceId) continue
      if (upload.piece_id !== null) throw new CodedError('conflict', { reason: 'upload-taken' })
      await tx.updateTable('photo_upload').set({ piece_id: pieceId, position }).where('id', '=', id).execute()
      if (upload.state === 'ready') await insertUploaded(tx, { ...upload, position }, { pieceId, name })
    }
  })
}
