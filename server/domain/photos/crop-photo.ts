import { isFullFrame, type PhotoCrop } from '#contract/rules/staff/photo-crop.ts'
import { CodedError } from '#server/context/coded-error.ts'
import type { Actor } from '#server/domain/audit/run-action.ts'
import { createPhotoConflict, runOnPhotos } from '#server/domain/photos/photo-action.ts'
import { storeSizes } from '#server/domain/photos/store-sizes.ts'
import type { ShopContext } from '#server/domain/shop-context.ts'

type Wanted = { pieceId: number; photoId: number; wasHash: string; crop: PhotoCrop | null }

/**
 * Crops a photograph. Keeps the original, so that the crop can be changed again. Stores the new files before the row refers to them.
 * Returns the id of the action.
 */
export async function cropPhoto(ctx: ShopContext, actor: Actor, { pieceId, photoId, wasHash, crop: asked }: Wanted): Promise<string> {
  const photo = await findPhoto(ctx, pieceId, photoId)
  if (photo.hash !== wasHash) throw await createPhotoConflict(ctx.db, pieceId)
  if (photo.original === null) throw new CodedError('conflict', { reason: 'photo-no-original' })
  const crop = asked && !isFullFrame(asked) ? asked : null
  // a separate `owner` has its own queue, so the crop does not wait for the staff member's batch of uploads
  const stored = await storeSizes(ctx, { original: photo.original, crop, owner: `crop of ${photoId}` })
  if (!stored) throw new CodedError('conflict', { reason: 'photo-no-original' })
  // keeps earlier crops, because markers in condition reports may refer to their hashes
  const cuts = [...photo.cuts.filter(({ hash }) => hash !== wasHash), { hash: wasHash, crop: photo.crop }]
  return runOnPhotos(ctx, actor, { name: 'piece.photo-crop', pieceId }, async (tx) => {
    const same = await tx
      .selectFrom('photo')
      .select('id')
      .where('piece_id', '=', pieceId)
      .where('hash', '=', stored.hash)
      .executeTakeFirst()
    if (same && same.id !== photoId) throw new CodedError('conflict', { reason: 'photo-cut-twice' })
    const { numUpdatedRows } = await tx
      .updateTable('photo')
      .set({ ...stored, crop: crop && JSON.stringify(crop), cuts: JSON.stringify(cuts) })
      .where('id', '=', photoId)
      .where('hash', '=', wasHash)
      .executeTakeFirst()
    if (!numUpdatedRows) throw await createPhotoConflict(tx, pieceId)
  })
}

/** Returns a photograph of a piece. Throws `not-found`. */
export async function findPhoto({ db }: Pick<ShopContext, 'db'>, pieceId: number, photoId: number) {
  const photo = await db
    .selectFrom('photo')
    .select(['id', 'hash', 'original', 'is_demo', 'crop', 'cuts'])
    .where('id', '=', photoId)
    .where('piece_id', '=', pieceId)
    .executeTakeFirst()
  if (!photo) throw new CodedError('not-found')
  return photo
}

/** Returns the original of a photograph. Throws `not-found`. */
export async function readOriginal(ctx: Pick<ShopContext, 'db' | 'ports'>, pieceId: number, photoId: number): Promise<Buffer> {
  const { original } = await findPhoto(ctx, pieceId, photoId)
  const bytes = original === null ? null : await ctx.ports.originals.get(original)
  if (!bytes) throw new CodedError('not-found', { reason: 'photo-no-original' })
  return bytes
}
