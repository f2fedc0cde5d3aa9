import { createHash } from 'node:crypto'
import { isWhole, type PhotoCrop } from '#contract/rules/staff/photo-crop.ts'
import type { StoredPhoto } from '#server/domain/photos/add-photo.ts'
import type { ShopContext } from '#server/domain/shop-context.ts'

/** A file of the originals, how it is cut, and for whom. */
type Wanted = { original: string; crop: PhotoCrop | null; owner: string }

/** Makes all sizes of a photograph from its original and stores them; null where the original is gone or damaged. */
export async function storeSizes({ ports }: Pick<ShopContext, 'ports'>, { original, crop, owner }: Wanted): Promise<StoredPhoto | null> {
  const bytes = await ports.originals.get(original)
  const variants = bytes && (await ports.photoMaker.sizes(bytes, crop, owner))
  if (!variants) return null
  const { files, ...sizes } = variants
  const hash = sizesHash(original, crop)
  for (const file of files) await ports.photos.put(`${hash}/${file.width}.${file.format}`, Buffer.from(file.bytes), `image/${file.format}`)
  return { hash, ...sizes }
}

/** The name of a photograph: by its original and how it is cut. */
function sizesHash(original: string, crop: PhotoCrop | null): string {
  const { turn, angle, x, y, width, height } = crop ?? {}
  const cut = crop && !isWhole(crop) ? [turn, angle, x, y, width, height] : []
  return createHash('sha256')
    .update(JSON.stringify([original, ...cut]))
    .digest('base64url')
    .slice(0, 22)
}
