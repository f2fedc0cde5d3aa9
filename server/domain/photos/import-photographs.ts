import { existsSync, readdirSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Log } from '#server/context/log.ts'
import type { Db } from '#server/db/database.ts'
import { addPhoto } from '#server/domain/photos/add-photo.ts'
import type { PhotoStore } from '#server/ports/photo-store.ts'

/**
 * Takes in the photographs of a folder, `<key of the piece>/<name>.<avif|webp|jpg|png>` in the order of names, for pieces that have
 * none yet. Goes on where it was stopped; meant to run beside an open shop. Answers with how many it took in.
 */
export async function importPhotographs(db: Db, store: PhotoStore, folder: string, log: Log): Promise<number> {
  if (!existsSync(folder)) return 0
  const keys = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
  let count = 0
  for (const key of keys.toSorted()) {
    const piece = await pieceWithoutPhotos(db, key)
    if (!piece) continue
    const alt = { ru: `${piece.brand} ${piece.model_name}`, en: `${piece.brand} ${piece.model_name}` }
    const names = readdirSync(join(folder, key)).filter((name) => /\.(avif|webp|jpe?g|png)$/i.test(name))
    for (const name of names.toSorted()) {
      try {
        await addPhoto(db, store, piece.id, await readFile(join(folder, key, name)), alt)
        count++
      } catch (error) {
        log.warn({ err: error, file: join(key, name) }, 'a photograph could not be taken in')
      }
    }
  }
  return count
}

function pieceWithoutPhotos(db: Db, key: string) {
  return db
    .selectFrom('piece')
    .innerJoin('brand', 'brand.id', 'piece.brand_id')
    .select(['piece.id', 'piece.model_name', 'brand.name as brand'])
    .where('piece.key', '=', key)
    .where((has) => has.not(has.exists(has.selectFrom('photo').select('photo.id').whereRef('photo.piece_id', '=', 'piece.id'))))
    .executeTakeFirst()
}
