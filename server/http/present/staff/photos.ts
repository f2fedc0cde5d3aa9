import type { PhotoUpload, PiecePhoto, PiecePhotos } from '#contract/staff/photos.ts'
import type { PhotoOfPiece, PhotosOfPiece, PieceUpload } from '#server/domain/photos/read-photos.ts'
import { presentPhoto } from '#server/http/present/photo.ts'

const isoOrNull = (date: Date | null) => date?.toISOString() ?? null

export function presentPiecePhotos({ kind, name, photos, uploads }: PhotosOfPiece, photoBase: string): PiecePhotos {
  return {
    kind,
    name,
    photos: photos.map((photo) => presentPiecePhoto(photo, photoBase)),
    uploads: uploads.map((upload) => presentUpload(upload, photoBase)),
  }
}

function presentPiecePhoto(row: PhotoOfPiece, photoBase: string): PiecePhoto {
  const alt = { ru: row.alt_ru, en: row.alt_en }
  const shown = presentPhoto({ ...row, isDemo: row.is_demo, alt }, { language: 'en', photoBase })
  return {
    id: row.id,
    hash: row.hash,
    thumbnail_url: shown.thumbnail_url,
    image_url: shown.image_url,
    srcset_avif: shown.srcset_avif,
    placeholder: row.placeholder,
    width: row.width,
    height: row.height,
    is_wide: row.is_wide,
    is_demo: row.is_demo,
    alt_ru: row.alt_ru,
    alt_en: row.alt_en,
    is_alt_confirmed: row.is_alt_confirmed,
    crop: row.crop,
    can_crop: row.original !== null,
    taken_at: isoOrNull(row.taken_at),
  }
}

export function presentUpload(row: PieceUpload, photoBase: string): PhotoUpload {
  const { hash, widths, placeholder, width, height } = row
  const alt = { ru: '', en: '' }
  const shown =
    hash !== null && widths !== null && placeholder !== null
      ? presentPhoto({ hash, widths, placeholder, width, height, isDemo: false, alt }, { language: 'en', photoBase })
      : null
  return {
    id: row.id,
    batch: row.batch,
    position: row.position,
    piece_id: row.piece_id,
    file_name: row.file_name,
    state: row.state,
    width,
    height,
    taken_at: isoOrNull(row.taken_at),
    thumbnail_url: shown?.thumbnail_url ?? null,
    photo_id: row.photo_id,
  }
}
