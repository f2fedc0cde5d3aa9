import type { Insertable, Selectable } from 'kysely'
import { sql } from 'kysely'
import type { Tables, Tx } from '#server/db/database.ts'
import { transaction } from '#server/db/transaction.ts'
import type { StoredPhoto } from '#server/domain/photos/add-photo.ts'
import { runOnPhotos } from '#server/domain/photos/photo-action.ts'
import { storeSizes } from '#server/domain/photos/store-sizes.ts'
import { readPieceLabel } from '#server/domain/pieces/piece-label.ts'
import type { ShopContext } from '#server/domain/shop-context.ts'

type Upload = Selectable<Tables['photo_upload']>

/**
 * Resizes an upload, and then adds the photograph to the upload's piece, so that the files of a photograph always exist before its row.
 * Adds nothing if the upload is not assigned to a piece. Safe to run twice.
 */
export async function makePhoto(ctx: ShopContext, { upload: id }: { upload: string }): Promise<void> {
  const upload = await ctx.db.selectFrom('photo_upload').selectAll().where('id', '=', id).executeTakeFirst()
  if (!upload || upload.photo_id !== null) return
  const { original, state, staff_id: owner } = upload
  const made = state === 'ready' || (await storeSizes(ctx, { original, crop: null, owner }))
  if (made !== true) await writeSizes(ctx, upload, made)
  if (made) await addMadePhoto(ctx, id)
}

async function writeSizes(ctx: ShopContext, { id, piece_id, staff_id }: Upload, made: StoredPhoto | null): Promise<void> {
  await transaction(ctx.db, async (tx) => {
    const values = made
      ? { state: 'ready' as const, hash: made.hash, widths: made.widths, placeholder: made.placeholder }
      : { state: 'failed' as const }
    await tx.updateTable('photo_upload').set(values).where('id', '=', id).execute()
    const [subject_kind, subject_id] = piece_id === null ? ['photo_upload', id] : ['piece', String(piece_id)]
    await tx.insertInto('staff_event').values({ subject_kind, subject_id, action: 'photo.made', staff_id }).execute()
  })
}

async function addMadePhoto(ctx: ShopContext, id: string): Promise<void> {
  const upload = await ctx.db.selectFrom('photo_upload').selectAll().where('id', '=', id).executeTakeFirst()
  if (!upload || upload.piece_id === null || upload.photo_id !== null) return
  const { piece_id: pieceId, staff_id: staffId, session_id: sessionId, request_id: requestId } = upload
  const actor = { kind: 'staff', staffId, sessionId, requestId } as const
  const name = await readPieceLabel(ctx.db, pieceId)
  await runOnPhotos(ctx, actor, { name: 'piece.photo-add', pieceId }, (tx) => insertUploaded(tx, upload, { pieceId, name }))
}

/** Inserts the photograph of a resized upload at its position in the batch. */
export async function insertUploaded(tx: Tx, upload: Upload, { pieceId, name }: { pieceId: number; name: string }): Promise<void> {
  const { hash, widths, placeholder, width, height, original, taken_at } = upload
  if (hash === null || widths === null || placeholder === null) return
  const row: Insertable<Tables['photo']> = {
    piece_id: pieceId,
    position: await makeRoom(tx, pieceId, upload),
    hash,
    width,
    height,
    widths,
    placeholder,
    original,
    taken_at,
    // the default alternative text, until a staff member confirms a more precise one
    alt_ru: name,
    alt_en: name,
    is_alt_confirmed: false,
  }
  const inserted = await tx
    .insertInto('photo')
    .values(row)
    .onConflict((conflict) => conflict.columns(['piece_id', 'hash']).doNothing())
    .returning('id')
    .executeTakeFirst()
  const photo =
    inserted ??
    (await tx.selectFrom('photo').select('id').where('piece_id', '=', pieceId).where('hash', '=', hash).executeTakeFirstOrThrow())
  await tx.updateTable('photo_upload').set({ photo_id: photo.id, piece_id: pieceId }).where('id', '=', upload.id).execute()
}

/**
 * Returns the position for the photograph of an upload, so that the photographs of a batch keep their order. Moves the photographs from
 * this position on by one.
 */
async function makeRoom(tx: Tx, pieceId: number, { batch, position }: Upload): Promise<number> {
  const nextInBatch = await tx
    .selectFrom('photo')
    .innerJoin('photo_upload', 'photo_upload.photo_id', 'photo.id')
    .select((of) => of.fn.min('photo.position').as('first'))
    .where('photo.piece_id', '=', pieceId)
    .where('photo_upload.batch', '=', batch)
    .where('photo_upload.position', '>', position)
    .executeTakeFirst()
  if (nextInBatch?.first !== null && nextInBatch?.first !== undefined) {
    await tx
      .updateTable('photo')
      .set({ position: sql`position + 1` })
      .where('piece_id', '=', pieceId)
      .where('position', '>=', nextInBatch.first)
      .execute()
    return nextInBatch.first
  }
  const { next } = await tx
    .selectFrom('photo')
    .select(sql<number>`coalesce(max(position) + 1, 0)::int`.as('next'))
    .where('piece_id', '=', pieceId)
    .executeTakeFirstOrThrow()
  return next
}
