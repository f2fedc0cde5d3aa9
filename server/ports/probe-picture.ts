import sharp from 'sharp'

const formats = ['jpeg', 'png', 'webp', 'tiff']
const pixelsMax = 50_000_000

/** Whether a file begins as a photograph does: of a format and a size that the shop accepts. Nothing is decoded, so this is quick. */
export async function isPicture(original: Buffer): Promise<boolean> {
  try {
    const { format, compression, width, height } = await sharp(original, { failOn: 'error' }).metadata()
    const isKnown = formats.includes(format) || (format === 'heif' && compression === 'av1')
    return isKnown && width * height <= pixelsMax
  } catch {
    return false
  }
}
