import { sql } from 'kysely'
import type { Db, Tx } from '#server/db/database.ts'
import { transaction } from '#server/db/transaction.ts'
import { queueFileRemoval } from '#server/domain/people/queue-file-removal.ts'
import type { ShopContext } from '#server/domain/shop-context.ts'

export type AlbumFile = { hash: string; widths: number[] }
const purgedAtOnce = 100

/** Purges expired albums, except albums that are shown on a piece's page. A job removes the files. */
export async function purgeAlbums({ db, now }: Pick<ShopContext, 'db' | 'now'>): Promise<void> {
  const expiredAlbums = await db
    .selectFrom('live_album')
    .select('id')
    .where('until', '<=', new Date(now()))
    .where('is_shown', '=', false)
    .limit(purgedAtOnce)
    .execute()
  for (const { id } of expiredAlbums)
    await transaction(db, async (tx) => {
      const photos = await tx.selectFrom('live_photo').select(['hash', 'widths']).where('album_id', '=', id).execute()
      await tx.deleteFrom('live_album').where('id', '=', id).execute()
      await queueFileRemoval(tx, { photos })
    })
}

export async function listAlbumFiles(tx: Tx, threads: readonly number[]): Promise<AlbumFile[]> {
  const { rows } = await sql<AlbumFile>`
    select p.hash, p.widths from live_photo p join live_album a on a.id = p.album_id where a.thread_id = any(${[...threads]})
    order by a.id, p.position`.execute(tx)
  return rows
}

/** Removes the files that no photograph, album, upload or banner picture uses any more. */
export async function removeAlbumFiles(
  { db, ports }: { db: Db | Tx; ports: ShopContext['ports'] },
  files: readonly AlbumFile[],
): Promise<void> {
  if (!files.length) return
  const hashes = files.map(({ hash }) => hash)
  const { rows } = await sql<{ hash: string }>`
    select hash from photo where hash = any(${hashes}) union select hash from live_photo where hash = any(${hashes})
    union select hash from photo_upload where hash = any(${hashes})
    union select desk ->> 'hash' from home_picture where desk ->> 'hash' = any(${hashes})
    union select phone ->> 'hash' from home_picture where phone ->> 'hash' = any(${hashes})`.execute(db)
  const usedHashes = new Set(rows.map(({ hash }) => hash))
  for (const { hash, widths } of files)
    for (const width of usedHashes.has(hash) ? [] : widths)
      for (const format of ['avif', 'webp']) await ports.photos.remove(`${hash}/${width}.${format}`)
}
