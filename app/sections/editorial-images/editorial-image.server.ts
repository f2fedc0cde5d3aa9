import { editorialImageAlts } from '#app/i18n/editorial-image-alts.server.ts'
import type { EditorialImage } from '#app/sections/editorial-images/editorial-picture.tsx'
import type { Language } from '#contract/language.ts'

export type EditorialImageName = keyof typeof editorialImageAlts

/** Files are named `files/<name>-<width>.<avif|webp>`; the photo studio exports them. */
const files = import.meta.glob<string>('./files/*', { eager: true, query: '?url', import: 'default' })
const widths = [640, 1024, 1600]

/**
 * Returns a picture with its alt text in the page's language. The URLs come with the page's data, so that they do not enlarge the bundle.
 */
export function editorialImage(name: EditorialImageName, language: Language): EditorialImage {
  const srcset = widths.map((width) => `${fileUrl(`${name}-${width}.avif`)} ${width}w`).join(', ')
  return { srcset, src: editorialImageUrl(name), alt: editorialImageAlts[name][language] }
}

export function editorialImageUrl(name: EditorialImageName): string {
  return fileUrl(`${name}-1024.webp`)
}

function fileUrl(name: string): string {
  const url = files[`./files/${name}`]
  if (url === undefined) throw new Error(`There is no picture ${name}`)
  return url
}
