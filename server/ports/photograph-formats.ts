import { open } from 'node:fs/promises'
import sharp from 'sharp'

/**
 * The maximum number of pixels by format. Without these limits, decoding could exhaust the memory, because even a file of 2 kB may declare
 * any number of pixels. libvips decodes JPEG and PNG line by line, and WebP as a whole with 4 bytes per pixel. AVIF takes about 20 bytes
 * per pixel.
 */
export const pixelsMax = { jpeg: 50_000_000, png: 50_000_000, webp: 50_000_000, heif: 16_000_000 } as const
export type PhotographFormat = keyof typeof pixelsMax

/** Returns the pixel limit of a format that sharp names. TIFF has the same limit as JPEG. */
export function pixelsMaxOf(format: string): number {
  return format === 'heif' ? pixelsMax.heif : pixelsMax.jpeg
}

/** Disables the decoders of this process for SVG, PDF, text and all other formats but photographs. Call it only in child processes. */
export function decodePhotographsOnly(): void {
  sharp.block({ operation: ['VipsForeignLoad'] })
  sharp.unblock({ operation: ['VipsForeignLoadJpeg', 'VipsForeignLoadPng', 'VipsForeignLoadWebp', 'VipsForeignLoadHeif'] })
  sharp.concurrency(1)
  sharp.cache(false)
}

/** Detects the format of a file by its first bytes, not by its name. Distinguishes AVIF from HEIC, which cannot be decoded. */
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
