import sharp, { type OutputInfo } from 'sharp'
import { CodedError } from '#server/context/coded-error.ts'

/** A picture made ready for every screen: files by width and format, and a tiny copy to show until they come. */
export type ImageVariants = {
  width: number
  height: number
  widths: number[]
  files: { width: number; format: 'avif' | 'webp'; bytes: Buffer }[]
  placeholder: string
}

const widths = [320, 640, 960, 1280, 1920]
const pixelsMax = 50_000_000
const placeholderWidth = 16

sharp.concurrency(1)

/**
 * Decodes a photograph for real, within limits, and makes it anew: AVIF and WebP at several widths, never larger than it is,
 * without metadata. What is not a picture is refused (SEC-D3, SEC-D4).
 */
export async function makeImageVariants(original: Buffer): Promise<ImageVariants> {
  const picture = await decode(original)
  const { width, height } = picture.info
  const pixels = { raw: { width, height, channels: picture.info.channels } }
  const made = [...widths.filter((at) => at < width), Math.min(width, Math.max(...widths))]
  const files: ImageVariants['files'] = []
  for (const at of made) {
    const scaled = await sharp(picture.data, pixels).resize({ width: at }).raw().toBuffer({ resolveWithObject: true })
    const source = () =>
      sharp(scaled.data, { raw: { width: scaled.info.width, height: scaled.info.height, channels: scaled.info.channels } })
    files.push({ width: at, format: 'avif', bytes: await source().avif({ quality: 55, effort: 1 }).toBuffer() })
    files.push({ width: at, format: 'webp', bytes: await source().webp({ quality: 78 }).toBuffer() })
  }
  const tiny = await sharp(picture.data, pixels).resize({ width: placeholderWidth }).webp({ quality: 40 }).toBuffer()
  return { width, height, widths: made, files, placeholder: `data:image/webp;base64,${tiny.toString('base64')}` }
}

async function decode(original: Buffer): Promise<{ data: Buffer; info: OutputInfo }> {
  try {
    return await sharp(original, { limitInputPixels: pixelsMax, failOn: 'error' })
      .rotate()
      .toColourspace('srgb')
      .flatten({ background: '#F2EEE6' })
      .raw()
      .toBuffer({ resolveWithObject: true })
  } catch {
    throw new CodedError('unsupported')
  }
}
