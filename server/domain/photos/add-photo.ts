import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { Language } from '#contract/language.ts'
import type { Db } from '#server/db/database.ts'
import { type ImageVariants, makeImageVariants } from '#server/ports/encode-photo.ts'
import type { PhotoStore } from '#server/ports/photo-store.ts'

/** The description of a photograph; a wide one is not part of the gallery, one a piece. */
export type AboutPhoto = Record<Language, string> & { isWide?: boolean }

/** A photograph whose files are in the store: the columns of its row. */
export type StoredPhoto = Pick<ImageVariants, 'width' | 'height' | 'widths' | 'placeholder'> & { hash: string }

type NewPhoto = { original: Buffer; about: AboutPhoto }

/**
 * Adds a photograph to a piece, after its others; returns the photograph's hash. Files are named after
 * their content and stored before the row that shows them, so a reader never sees a photograph without its files.
 */
export async function addPhoto(db: Db, store: PhotoStore, pieceId: number, { original, about }: NewPhoto): Promise<string> {
  const stored = await storePhoto(store, original)
  await insertPhoto(db, pieceId, stored, about)
  return stored.hash
}

/** Stores the files of a photograph. Throws `unsupported` for what is not a picture. */
export async function storePhoto(store: PhotoStore, original: Buffer): Promise<StoredPhoto> {
  const hash = hashOf(original)
  const { files, ...about } = await makeImageVariants(original)
  for (const file of files) await store.put(`${hash}/${file.width}.${file.format}`, file.bytes, `image/${file.format}`)
  return { hash, ...about }
}

/** Writes the row of a stored photograph, after those its piece has. */
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
    // the piece has this very picture already
    .onConflict((conflict) => conflict.columns(['piece_id', 'hash']).doNothing())
    .execute()
}

/** The name of a photograph: the same picture has the same. */
export function hashOf(original: Buffer): string {
  return createHash('sha256').update(original).digest('base64url').slice(0, 22)
}
