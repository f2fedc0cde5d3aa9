import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { Language } from '#contract/language.ts'
import type { Db } from '#server/db/database.ts'
import { type ImageVariants, makeImageVariants } from '#server/ports/encode-photo.ts'
import type { PhotoStore } from '#server/ports/photo-store.ts'

/**
 * The alternative texts of a photograph. A photograph with `isWide` is not shown in the gallery. A piece has at most one such photograph.
 */
export type AboutPhoto = Record<Language, string> & { isWide?: boolean }

export type StoredPhoto = Pick<ImageVariants, 'width' | 'height' | 'widths' | 'placeholder'> & { hash: string }

type NewPhoto = { original: Buffer; about: AboutPhoto }

/**
 * Adds a photograph after the others of a piece, and returns its hash. Files are named by their content and stored before the row is
 * inserted, so that readers never see a photograph without its files.
 */
export async function addPhoto(db: Db, store: PhotoStore, pieceId: number, { original, about }: NewPhoto): Promise<string> {
  const stored = await storePhoto(store, original)
  await insertPhoto(db, pieceId, stored, about)
  return stored.hash
}

/** Stores the files of a photograph. Throws `unsupported` for a file that is not a picture, or has too many pixels. */
export async function storePhoto(store: PhotoStore, original: Buffer): Promise<StoredPhoto> {
  const hash = hashOf(original)
  const { files, ...about } = await makeImageVariants(original)
  for (const file of files) await store.put(`${hash}/${file.width}.${file.format}`, file.bytes, `image/${file.format}`)
  return { hash, ...about }
}

/** Inserts the row of a stored photograph after the other photographs of its piece. */
export async function insertPhoto(db: Db, pieceId: number, { hash, ...stored }: StoredPhoto, about: AboutPhoto): Promise<void> {
  await db
    .insertInto('photo')
    .values({
      piece_id: pieceId,
      position: sql`(select coalesce(max(position) + 1, 0) from photo where piece_id = ${pieceId})`,
      hash,
      ...stored,
      alt_ru: about.ru,
      alt_en: about.en,
      is_wide: about.isWide ?? false,
    })
    .onConflict((conflict) => conflict.columns(['piece_id', 'hash']).doNothing())
    .execute()
}

/** Returns the name of a photograph, derived from its content. */
export function hashOf(original: Buffer): string {
  return createHash('sha256').update(original).digest('base64url').slice(0, 22)
}
