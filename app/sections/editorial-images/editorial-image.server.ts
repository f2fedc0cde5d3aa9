import { editorialImageAlts } from '#app/i18n/editorial-image-alts.server.ts'
import type { EditorialImage } from '#app/sections/editorial-images/editorial-picture.tsx'
import type { Language } from '#contract/language.ts'

export type EditorialImageName = keyof typeof editorialImageAlts

/** Each file is `files/<name>-<width>.<avif|webp>`, made by the photo studio. */
const files = import.meta.glob<string>('./files/*', { eager: true, query: '?url', import: 'default' })
const widths = [640, 1024, 1600]

/** A picture with its alt text in the page's language. URLs come with the page's data, so that they do not enlarge the bundle. */
export function editorialImage(name: EditorialImageName, language: Language): EditorialImage {
  const srcset = widths.map((width) => `${fileUrl(`${name}-${width}.avif`)} ${width}w`).join(', ')
  return { srcset, src: editorialImageUrl(name), alt: editorialImageAlts[name][language] }
}

/** URL of one file of a picture, for decorative use. */
export function editorialImageUrl(name: EditorialImageName): string {
  return fileUrl(`${name}-1024.webp`)
}

function fileUrl(name: string): string {
  const url = files[`./files/${name}`]
  if (url === undefined) throw new Error(`There is no picture ${name}`)
  return url
}
