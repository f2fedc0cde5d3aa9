import { open } from 'node:fs/promises'
import sharp from 'sharp'

/**
 * Memory: some lines at a time of a JPEG or PNG, the whole picture of a WebP (4 bytes a pixel). AVIF is held several times,
 * about 20 bytes a pixel, and 2 kB may describe all of it: no phone makes such a file above 13 megapixels.
 */
export const pixelsMax = { jpeg: 50_000_000, png: 50_000_000, webp: 50_000_000, heif: 16_000_000 } as const
export type PhotographFormat = keyof typeof pixelsMax

/** How many pixels a picture may have of a format as sharp names it; a TIFF, which only owners import, as many as a JPEG. */
export function pixelsMaxOf(format: string): number {
  return format === 'heif' ? pixelsMax.heif : pixelsMax.jpeg
}

/** Switches off the decoders of anything but photographs: no SVG, no PDF, no text. For processes of their own. */
export function decodePhotographsOnly(): void {
  sharp.block({ operation: ['VipsForeignLoad'] })
  sharp.unblock({ operation: ['VipsForeignLoadJpeg', 'VipsForeignLoadPng', 'VipsForeignLoadWebp', 'VipsForeignLoadHeif'] })
  sharp.concurrency(1)
  sharp.cache(false)
}

/** The format of a file by its first bytes; its name does not count. HEIC is told apart from AVIF, though it cannot be read. */
export async function readFormat(path: string): Promise<PhotographFormat | 'heic' | null> {
  const file = await open(path)
  const { buffer } = await file.read(Buffer.alloc(16), 0, 16, 0)
  await file.close()
  const head = buffer.toString('latin1')
  if (head.startsWith('\xFF\xD8\xFF')) return 'jpeg'
  if (head.startsWith('\x89PNG\r\n\x1A\n')) return 'png'
  if (/^RIFF[\s\S]{4}WEBP/.test(head)) return 'webp'
  if (/^[\s\S]{4}ftyp(avif|mif1|miaf)/.test(head)) return 'heif'
  return /^[\s\S]{4}ftyp(hei[cmsx]|hev[cmsx])/.test(head) ? 'heic' : null
}
