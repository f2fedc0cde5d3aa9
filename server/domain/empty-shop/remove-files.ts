import { removeAlbumFiles } from '#server/domain/albums/purge-albums.ts'
import type { DemoFiles } from '#server/domain/empty-shop/find-files.ts'
import { removeUnusedOriginals } from '#server/domain/photos/drop-uploads.ts'
import type { ShopContext } from '#server/domain/shop-context.ts'

/** Removes the files of a demo whose rows were deleted, and every message in the outbox. Idempotent. */
export async function removeDemoFiles(ctx: ShopContext, { photos, originals, enquiryFiles }: DemoFiles): Promise<void> {
  await removeAlbumFiles(ctx, photos)
  await removeUnusedOriginals(ctx, originals)
  for (const name of enquiryFiles) await ctx.ports.enquiryFiles.remove(name)
  await ctx.ports.outbox.purge(0, Infinity)
  // the job's row stays for some days, so clear the names of the removed files from it
  const nothing = JSON.stringify({ photos: [], originals: [], enquiryFiles: [] })
  await ctx.db.updateTable('job').set({ payload: nothing }).where('kind', '=', 'remove-demo-files').execute()
}
