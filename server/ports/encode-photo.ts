import sharp, { type Sharp } from 'sharp'
import type { PhotoCrop } from '#contract/rules/staff/photo-crop.ts'
import { CodedError } from '#server/context/coded-error.ts'
import { cutPhoto, type Pixels } from '#server/ports/cut-photo.ts'
import { cardBytesMax, cardWidth, photoWidths, smallerWidths } from '#server/ports/photo-sizes.ts'
import { pixelsMaxOf } from '#server/ports/photograph-formats.ts'

/** An encoded picture: its files by width and format, and a tiny placeholder to show while they load. */
export type ImageVariants = {
  width: number
  height: number
  widths: number[]
  files: { width: number; format: 'avif' | 'webp'; bytes: Buffer }[]
  placeholder: string
}

const qualities = { highest: 50, lowest: 30, step: 4 }
const placeholderWidth = 16

sharp.concurrency(1)

/**
 * Decodes a photograph and encodes it as AVIF and WebP in several widths. Applies `crop` first if there is one. Never enlarges, and removes
 * metadata. Throws `unsupported` if the photograph cannot be decoded or has too many pixels.
 */
export async function makeImageVariants(original: Buffer, crop?: PhotoCrop | null): Promise<ImageVariants> {
  const whole = await decode(original)
  const picture = crop ? await cutPhoto(whole, crop) : whole
  const { width, height } = picture.info
  const pixels = { raw: { width, height, channels: picture.info.channels } }
  const widths = [...new Set([...smallerWidths(width), Math.min(width, Math.max(...photoWidths))])]
  const files: ImageVariants['files'] = []
  for (const at of widths) {
    const scaled = await sharp(picture.data, pixels).resize({ width: at }).raw().toBuffer({ resolveWithObject: true })
    const source = () =>
      sharp(scaled.data, { raw: { width: scaled.info.width, height: scaled.info.height, channels: scaled.info.channels } })
    files.push({ width: at, format: 'avif', bytes: await encodeAvif(source, at) })
    files.push({ width: at, format: 'webp', bytes: await encodeWebp(source()) })
  }
  return { width, height, widths, files, placeholder: await makePlaceholder(sharp(picture.data, pixels)) }
}

/**
 * Encodes a resized picture as AVIF. In card width, lowers the quality until the file has at most `cardBytesMax` bytes, or until the
 * quality is `qualities.lowest`.
 */
export async function encodeAvif(source: () => Sharp, width: number): Promise<Buffer> {
  for (let quality = qualities.highest; ; quality -= qualities.step) {
    const bytes = await source().avif({ quality, effort: 2, chromaSubsampling: '4:2:0' }).toBuffer()
    if (width > cardWidth || bytes.length <= cardBytesMax || quality <= qualities.lowest) return bytes
  }
}

/** Encodes WebP, for browsers without AVIF. */
export function encodeWebp(source: Sharp): Promise<Buffer> {
  return source.webp({ quality: 78 }).toBuffer()
}

/** Returns a picture of a few pixels as a `data:` URL of about 150 characters. */
export async function makePlaceholder(source: Sharp): Promise<string> {
  const tiny = await source.resize({ width: placeholderWidth }).webp({ quality: 40 }).toBuffer()
  return `data:image/webp;base64,${tiny.toString('base64')}`
}

async function decode(original: Buffer): Promise<Pixels> {
  try {
    const { format } = await sharp(original, { limitInputPixels: false }).metadata()
    return await sharp(original, { limitInputPixels: pixelsMaxOf(format), failOn: 'error' })
      .rotate()
      .toColorspace('srgb')
      .flatten({ background: '#F2EEE6' })
      .raw()
      .toBuffer({ resolveWithObject: true })
  } catch {
    throw new CodedError('unsupported')
  }
}
