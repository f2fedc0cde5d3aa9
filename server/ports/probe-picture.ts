import sharp from 'sharp'
import { pixelsMaxOf } from '#server/ports/photograph-formats.ts'

const formats = ['jpeg', 'png', 'webp', 'tiff']

/** The result of reading a file's header: an accepted photograph, a photograph with too many pixels, or another file. */
export type Probed = { kind: 'picture' } | { kind: 'too large'; pixelsMax: number } | { kind: 'no picture' }

/** Reads the format and size of a photograph from its header. A decompression bomb is harmless here, because nothing is decoded. */
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
