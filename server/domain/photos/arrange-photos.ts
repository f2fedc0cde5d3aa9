import type { PhotosChange } from '#contract/staff/photos.ts'
import type { Tx } from '#server/db/database.ts'
import type { Actor } from '#server/domain/audit/run-action.ts'
import { createPhotoConflict, runOnPhotos } from '#server/domain/photos/photo-action.ts'
import type { ShopContext } from '#server/domain/shop-context.ts'

/**
 * Changes the order of a piece's photographs (the first is the cover), the wide photograph, and the alternative texts, in one action.
 * Photographs that others have added meanwhile (not in `order.was`) come last. Throws `conflict` if others have meanwhile changed one of
 * the same values.
 */
export async function arrangePhotos(ctx: ShopContext, actor: Actor, pieceId: number, change: PhotosChange): Promise<string> {
  return runOnPhotos(ctx, actor, { name: 'piece.photos', pieceId }, async (tx) => {
    const photos = await tx
      .selectFrom('photo')
      .select(['id', 'position', 'is_wide', 'alt_ru', 'alt_en', 'is_alt_confirmed'])
      .where('piece_id', '=', pieceId)
      .orderBy('position')
      .execute()
    const isCurrent = (await applyOrder(tx, photos, change.order)) && (await applyWide(tx, photos, change.wide))
    if (!isCurrent || !(await applyAlts(tx, photos, change.alts))) throw await createPhotoConflict(tx, pieceId)
  })
}

type PhotoOfPiece = { id: number; position: number; is_wide: boolean; alt_ru: string; alt_en: string; is_alt_confirmed: boolean }

/** Writes a new order. Returns false if others have reordered the photographs of `order.was`, the order that the author saw. */
async function applyOrder(tx: Tx, photos: readonly PhotoOfPiece[], order: PhotosChange['order']): Promise<boolean> {
  if (!order) return true
  const present = photos.map(({ id }) => id)
  const known = new Set(order.was)
  const still = new Set(present)
  const was = order.was.filter((id) => still.has(id))
  if (was.join() !== present.filter((id) => known.has(id)).join()) return false
  const wanted = [...order.now.filter((id) => still.has(id)), ...present.filter((id) => !known.has(id))]
  const positions = new Map(photos.map(({ id, position }) => [id, position]))
  for (const [position, id] of wanted.entries())
    if (positions.get(id) !== position) await tx.updateTable('photo').set({ position }).where('id', '=', id).execute()
  return true
}

async function applyWide(tx: Tx, photos: readonly PhotoOfPiece[], wide: PhotosChange['wide']): Promise<boolean> {
  if (!wide) return true
  const present = photos.find(({ is_wide: isWide }) => isWide)?.id ?? null
  if (present !== wide.was) return false
  if (present === wide.now) return true
  if (wide.now !== null && !photos.some(({ id }) => id === wide.now)) return false
  // clears the previous wide photograph first, because a unique index allows only one per piece
  if (present !== null) await tx.updateTable('photo').set({ is_wide: false }).where('id', '=', present).execute()
  if (wide.now !== null) await tx.updateTable('photo').set({ is_wide: true }).where('id', '=', wide.now).execute()
  return true
}

async function applyAlts(tx: Tx, photos: readonly PhotoOfPiece[], alts: PhotosChange['alts'] = []): Promise<boolean> {
  const byId = new Map(photos.map((photo) => [photo.id, photo]))
  for (const { id, was_ru: wasRu, was_en: wasEn, alt_ru, alt_en } of alts) {
    const photo = byId.get(id)
    if (!photo || photo.alt_ru !== wasRu || photo.alt_en !== wasEn) return false
    const is_alt_confirmed = alt_ru !== '' && alt_en !== ''
    await tx.updateTable('photo').set({ alt_ru, alt_en, is_alt_confirmed }).where('id', '=', id).execute()
  }
  return true
}
