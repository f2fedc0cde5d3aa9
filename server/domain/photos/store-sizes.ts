import { createHash } from 'node:crypto'
import { isFullFrame, type PhotoCrop } from '#contract/rules/staff/photo-crop.ts'
import type { StoredPhoto } from '#server/domain/photos/add-photo.ts'
import type { ShopContext } from '#server/domain/shop-context.ts'

/** `owner` is the key of a queue: the photo maker serves the queues of all owners in turn. */
type Wanted = { original: string; crop: PhotoCrop | null; owner: string }

/** Resizes a photograph to all sizes and stores the files. Returns null if its original is missing or damaged. */
export async function storeSizes({ ports }: Pick<ShopContext, 'ports'>, { original, crop, owner }: Wanted): Promise<StoredPhoto | null> {
  const bytes = await ports.originals.get(original)
  const variants = bytes && (await ports.photoMaker.sizes(bytes, crop, owner))
  if (!variants) return null
  const { files, ...sizes } = variants
  const hash = sizesHash(original, crop)
  for (const file of files) await ports.photos.put(`${hash}/${file.width}.${file.format}`, Buffer.from(file.bytes), `image/${file.format}`)
  return { hash, ...sizes }
}

function sizesHash(original: string, crop: PhotoCrop | null): string {
  const { turn, angle, x, y, width, height } = crop ?? {}
  const cut = crop && !isFullFrame(crop) ? [turn, angle, x, y, width, height] : []
  return createHash('sha256')
    .update(JSON.stringify([original, ...cut]))
    .digest('base64url')
    .slice(0, 22)
}
