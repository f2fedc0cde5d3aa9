import sharp from 'sharp'
import { pixelsMaxOf } from '#server/ports/photograph-formats.ts'

const formats = ['jpeg', 'png', 'webp', 'tiff']

/** The kind of a file by its header: an accepted photograph, one with too many pixels, or something else. */
export type Probed = { kind: 'picture' } | { kind: 'too large'; pixelsMax: number } | { kind: 'no picture' }

/** Reads format and size of a photograph from its header. Decodes nothing, so a decompression bomb is harmless. */
export async function probePicture(original: Buffer): Promise<Probed> {
  try {
    const { format, compression, width, height } = await sharp(original, { failOn: 'error', limitInputPixels: false }).metadata()
    if (!formats.includes(format) && !(format === 'heif' && compression === 'av1')) return { kind: 'no picture' }
    const pixelsMax = pixelsMaxOf(format)
    return width * height > pixelsMax ? { kind: 'too large', pixelsMax } : { kind: 'picture' }
  } catch {
    return { kind: 'no picture' }
  }
}
