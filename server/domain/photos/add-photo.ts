import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { Language } from '#contract/language.ts'
import type { Db } from '#server/db/database.ts'
import { makeImageVariants } from '#server/ports/image-variants.ts'
import type { PhotoStore } from '#server/ports/photo-store.ts'

/** What a photograph shows, in words; a wide one stands outside the gallery, one a piece. */
export type AboutPhoto = Record<Language, string> & { isWide?: boolean }

/**
 * Gives a piece one more photograph, behind those it has; answers with the photograph's hash. Files are named after
 * their content and stored before the row that shows them, so a reader never meets a photograph without its files.
 */
export async function addPhoto(db: Db, store: PhotoStore, pieceId: number, original: Buffer, about: AboutPhoto): Promise<string> {
  const hash = hashOf(original)
  const made = await makeImageVariants(original)
  for (const file of made.files) await store.put(`${hash}/${file.width}.${file.format}`, file.bytes, `image/${file.format}`)
  await db
    .insertInto('photo')
    .values({
      piece_id: pieceId,
      position: sql`(select coalesce(max(position) + 1, 0) from photo where piece_id = ${pieceId})`,
      hash,
      width: made.width,
      height: made.height,
      widths: made.widths,
      placeholder: made.placeholder,
      alt_ru: about.ru,
      alt_en: about.en,
      is_wide: about.isWide ?? false,
    })
    .execute()
  return hash
}

/** The name of a photograph: the same picture has the same. */
export function hashOf(original: Buffer): string {
  return createHash('sha256').update(original).digest('base64url').slice(0, 22)
}
