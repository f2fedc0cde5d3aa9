import type { Language } from '#contract/language.ts'
import type { Photo } from '#contract/photo.ts'
import type { ArchiveSetting } from '#contract/rules/archive-prices.ts'
import type { PhotoRow } from '#server/domain/catalog/piece-rows.ts'

export type PresentContext = { language: Language; photoBase: string; archive?: ArchiveSetting }

const thumbnailWidth = 400
const localBase = '/photos'

export function presentPhotos(rows: PhotoRow[] | null, context: PresentContext): Photo[] {
  return (rows ?? []).map((row, at) => presentPhoto(row, context, { isPrimary: at === 0 }))
}

export function presentPhoto(row: PhotoRow, { language, photoBase }: PresentContext, { isPrimary } = { isPrimary: false }): Photo {
  const url = (width: number, format: 'avif' | 'webp') => photoUrl(row, photoBase, width, format)
  const srcset = (format: 'avif' | 'webp') => row.widths.map((width) => `${url(width, format)} ${width}w`).join(', ')
  const thumbnail = row.widths.find((width) => width >= thumbnailWidth) ?? row.width
  return {
    image_url: url(Math.max(...row.widths), 'webp'),
    thumbnail_url: url(thumbnail, 'webp'),
    is_primary: isPrimary,
    srcset_avif: srcset('avif'),
    srcset_webp: srcset('webp'),
    width: row.width,
    height: row.height,
    placeholder: row.placeholder,
    alt: row.alt[language],
    is_demo: row.isDemo,
  }
}

export function photoUrl({ hash, isDemo }: PhotoRow, photoBase: string, width: number, format: 'avif' | 'webp'): string {
  return `${isDemo ? localBase : photoBase}/${hash}/${width}.${format}`
}
