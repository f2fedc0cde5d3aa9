import { removeAlbumFiles } from '#server/domain/albums/purge-albums.ts'
import type { DemoFiles } from '#server/domain/empty-shop/find-files.ts'
import { removeUnusedOriginals } from '#server/domain/photos/drop-uploads.ts'
import type { ShopContext } from '#server/domain/shop-context.ts'

/** Removes the files of a demo whose rows are already deleted, and all messages in the outbox. Idempotent. */
export async function removeDemoFiles(ctx: ShopContext, { photos, originals, enquiryFiles }: DemoFiles): Promise<void> {
  await removeAlbumFiles(ctx, photos)
  await removeUnusedOriginals(ctx, originals)
  for (const name of enquiryFiles) await ctx.ports.enquiryFiles.remove(name)
  await ctx.ports.outbox.purge(0, Infinity)
  // clear the file names from the payload, because the row of the job stays for some days
  const nothing = JSON.stringify({ photos: [], originals: [], enquiryFiles: [] })
  await ctx.db.updateTable('job').set({ payload: nothing }).where('kind', '=', 'remove-demo-files').execute()
}
