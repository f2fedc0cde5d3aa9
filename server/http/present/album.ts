import type { LinkedAlbum, ThreadAlbums } from '#contract/album.ts'
import type { Language } from '#contract/language.ts'
import type { Photo } from '#contract/photo.ts'
import { albumUrl } from '#server/domain/albums/album-links.ts'
import type { Album, AlbumPhoto } from '#server/domain/albums/read-albums.ts'
import type { ShopContext } from '#server/domain/shop-context.ts'
import { presentPhoto, type PresentContext } from '#server/http/present/photo.ts'

const alts: Record<Language, (name: string, number: number) => string> = {
  ru: (name, number) => `${name}: живое фото ${number}`,
  en: (name, number) => `${name}: live photograph ${number}`,
}

export function presentAlbumPhotos(photos: readonly AlbumPhoto[], name: string, context: PresentContext): Photo[] {
  return photos.map((photo, at) => {
    const alt = { ru: alts.ru(name, at + 1), en: alts.en(name, at + 1) }
    return presentPhoto({ ...photo, alt, isDemo: false }, context, { isPrimary: at === 0 })
  })
}

export function presentAlbum(album: Album, context: PresentContext): LinkedAlbum {
  const { kind, piece_id: id, name, reference } = album
  return {
    piece: { kind, id, name, reference },
    note: album.note,
    taken_at: album.created_at.toISOString(),
    until: album.until.toISOString(),
    photos: presentAlbumPhotos(album.photos, name, context),
  }
}

export function presentThreadAlbums(
  albums: readonly Album[],
  { digest, origins }: Pick<ShopContext, 'digest' | 'origins'>,
  context: PresentContext,
): ThreadAlbums {
  return {
    results: albums.map((album) => ({
      id: album.id,
      url: albumUrl(digest, origins, album),
      preview_url: `${albumUrl(digest, origins, album)}?preview=1`,
      note: album.note,
      is_shown: album.is_shown,
      taken_at: album.created_at.toISOString(),
      until: album.until.toISOString(),
      opened_at: album.opened_at?.toISOString() ?? null,
      photos: presentAlbumPhotos(album.photos, album.name, context).map(({ thumbnail_url: url }) => url),
      others: album.others,
    })),
  }
}
