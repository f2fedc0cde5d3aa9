import type { Selectable } from 'kysely'
import type { Kind } from '#contract/piece.ts'
import { CodedError } from '#server/context/coded-error.ts'
import type { Db, Tables } from '#server/db/database.ts'
import { readPieceLabel } from '#server/domain/pieces/piece-label.ts'

export type PieceUpload = Selectable<Tables['photo_upload']>
export type PhotoOfPiece = Selectable<Tables['photo']>
export type PhotosOfPiece = { kind: Kind; name: string; photos: PhotoOfPiece[]; uploads: PieceUpload[] }

/**
 * Returns the photographs of a piece in display order, and its uploads that are waiting to be resized or could not be resized. Throws
 * `not-found`.
 */
export async function readPhotos(db: Db, pieceId: number): Promise<PhotosOfPiece> {
  const piece = await db.selectFrom('piece').select('kind').where('id', '=', pieceId).executeTakeFirst()
  if (!piece) throw new CodedError('not-found')
  // reads the uploads first: an upload that becomes a photograph between the two queries is then in both results instead of in neither
  const uploads = await db
    .selectFrom('photo_upload')
    .selectAll()
    .where('piece_id', '=', pieceId)
    .where('photo_id', 'is', null)
    .where('state', '<>', 'ready')
    .orderBy('created_at')
    .orderBy('batch')
    .orderBy('position')
    .execute()
  const photos = await db.selectFrom('photo').selectAll().where('piece_id', '=', pieceId).orderBy('position').execute()
  return { kind: piece.kind, name: await readPieceLabel(db, pieceId), photos, uploads }
}

/** Lists the uploads of a batch, in the order in which they were selected. */
export function readBatch(db: Db, batch: string): Promise<PieceUpload[]> {
  return db.selectFrom('photo_upload').selectAll().where('batch', '=', batch).orderBy('position').orderBy('id').execute()
}

export function findUpload(db: Db, id: string): Promise<PieceUpload | undefined> {
  return db.selectFrom('photo_upload').selectAll().where('id', '=', id).executeTakeFirst()
}

/** Returns one upload. Throws `not-found`. */
export async function readUpload(db: Db, id: string): Promise<PieceUpload> {
  const upload = await findUpload(db, id)
  if (!upload) throw new CodedError('not-found')
  return upload
}
