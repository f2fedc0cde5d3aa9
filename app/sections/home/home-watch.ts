import type { PictureSource } from '#app/ui/picture.tsx'
import type { Photo } from '#contract/photo.ts'
import { primaryFirst } from '#contract/rules/primary-first.ts'
import type { WatchCard } from '#contract/watch.ts'

/** The fields of a watch that the hero, the trending row and the popular pairs show: pages carry their data twice, so it is small. */
export type HomeWatch = Pick<WatchCard, 'id' | 'model_name' | 'price_usd' | 'price_on_request'> & {
  brand: { name: string }
  photo?: PictureSource
}

export function homeWatch({ id, brand, model_name, price_usd, price_on_request, photos }: WatchCard): HomeWatch {
  const [first] = primaryFirst(photos)
  return { id, brand: { name: brand.name }, model_name, price_usd, price_on_request, ...(first ? { photo: pictureOf(first) } : {}) }
}

/** The hero is wider than high: the watch's wide photo, where it has one. */
export function heroWatch(watch: WatchCard): HomeWatch {
  const known = homeWatch(watch)
  return watch.wide_photo ? { ...known, photo: pictureOf(watch.wide_photo) } : known
}

/** A card shows two photos: the second one under the pointer. */
export function withTwoPhotos<T extends { photos: Photo[]; wide_photo?: Photo | undefined }>(piece: T): T {
  return { ...piece, wide_photo: undefined, photos: primaryFirst(piece.photos).slice(0, 2) }
}

function pictureOf({ image_url, srcset_avif, srcset_webp, width, height, placeholder, alt }: Photo): PictureSource {
  return { image_url, srcset_avif, srcset_webp, width, height, placeholder, alt }
}
