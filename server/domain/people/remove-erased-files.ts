import { type AlbumFile, removeAlbumFiles } from '#server/domain/albums/purge-albums.ts'
import type { Erasure } from '#server/domain/backup/erasure-file.ts'
import { removeUnusedOriginals } from '#server/domain/photos/drop-uploads.ts'
import type { ShopContext } from '#server/domain/shop-context.ts'

type ErasedFiles = {
  photos: AlbumFile[]
  enquiryFiles: string[]
  originals?: string[] | undefined
  texts: string
  erasure?: Erasure | undefined
}

/**
 * Removes files whose rows were deleted. Also removes from the outbox all messages that match the encrypted `texts`. If a person was
 * erased, first records `erasure` beside the backups. Safe to run twice. `id` is the id of the running job.
 */
export async function removeErasedFiles(
  { db, ports, sealer, backups }: Pick<ShopContext, 'db' | 'ports' | 'sealer' | 'backups'>,
  { photos, enquiryFiles, originals = [], texts, erasure }: ErasedFiles,
  id: number,
): Promise<void> {
  if (erasure) await backups.noteErasure(erasure)
  for (const name of enquiryFiles) await ports.enquiryFiles.remove(name)
  await removeAlbumFiles({ db, ports }, photos)
  await removeUnusedOriginals({ db, ports }, originals)
  const opened = sealer.open(texts)
  if (opened !== null) await ports.outbox.remove(JSON.parse(opened))
  // removes personal data from the payload, because completed jobs stay in the table for some days
  await db
    .updateTable('job')
    .set({ payload: JSON.stringify({ photos: [], enquiryFiles: [], texts: '' }) })
    .where('id', '=', id)
    .execute()
}
