import type { Language } from '#contract/language.ts'
import type { Photo } from '#contract/photo.ts'
import type { PhotoRow } from '#server/domain/catalog/piece-rows.ts'

/** What every presenter needs besides the row. */
export type Presenting = { language: Language; photoBase: string }

const thumbnailWidth = 320

export function presentPhotos(rows: PhotoRow[] | null, presenting: Presenting): Photo[] {
  return (rows ?? []).map((row, at) => presentPhoto(row, presenting, at === 0))
}

export function presentPhoto(row: PhotoRow, { language, photoBase }: Presenting, isPrimary = false): Photo {
  const address = (width: number, format: 'avif' | 'webp') => `${photoBase}/${row.hash}/${width}.${format}`
  const srcset = (format: 'avif' | 'webp') => row.widths.map((width) => `${address(width, format)} ${width}w`).join(', ')
  const thumbnail = row.widths.find((width) => width >= thumbnailWidth) ?? row.width
  return {
    image_url: address(Math.max(...row.widths), 'webp'),
    thumbnail_url: address(thumbnail, 'webp'),
    is_primary: isPrimary,
    srcset_avif: srcset('avif'),
    srcset_webp: srcset('webp'),
    width: row.width,
    height: row.height,
    placeholder: row.placeholder,
    alt: row.alt[language],
  }
}
