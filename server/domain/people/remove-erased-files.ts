import { type AlbumFile, removeAlbumFiles } from '#server/domain/albums/purge-albums.ts'
import type { ShopContext } from '#server/domain/shop-context.ts'

type ErasedFiles = { photos: AlbumFile[]; enquiryFiles: string[]; texts: string }

/** Removes the files of an erased person, and the messages to them in the outbox. Safe to run twice. `id` is that of the job. */
export async function removeErasedFiles(
  { db, ports, sealer }: Pick<ShopContext, 'db' | 'ports' | 'sealer'>,
  { photos, enquiryFiles, texts }: ErasedFiles,
  id: number,
): Promise<void> {
  for (const name of enquiryFiles) await ports.enquiryFiles.remove(name)
  await removeAlbumFiles({ db, ports }, photos)
  const opened = sealer.open(texts)
  if (opened !== null) await ports.outbox.remove(JSON.parse(opened))
  // a job that is done is stored for some days
  await db
    .updateTable('job')
    .set({ payload: JSON.stringify({ photos: [], enquiryFiles: [], texts: '' }) })
    .where('id', '=', id)
    .execute()
}
