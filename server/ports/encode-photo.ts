import sharp, { type Sharp } from 'sharp'
import type { PhotoCrop } from '#contract/rules/staff/photo-crop.ts'
import { CodedError } from '#server/context/coded-error.ts'
import { cutPhoto, type Pixels } from '#server/ports/cut-photo.ts'
import { pixelsMaxOf } from '#server/ports/photograph-formats.ts'

/** A picture prepared for every screen: files by width and format, and a tiny copy to show while they load. */
export type ImageVariants = {
  width: number
  height: number
  widths: number[]
  files: { width: number; format: 'avif' | 'webp'; bytes: Buffer }[]
  placeholder: string
}

/** Widths that pages choose from, in pixels: a card, a card on a fine screen, the product page, the hero and the zoom. */
const photoWidths = [400, 800, 1200, 1600]
/** A list shows dozens of pictures in the width of a card: none may have more bytes. */
export const cardBytesMax = 12_000

const [cardWidth = 0] = photoWidths
const qualities = { highest: 50, lowest: 30, step: 4 }
const placeholderWidth = 16

sharp.concurrency(1)

/**
 * Decodes a photograph within limits and encodes it again: AVIF and WebP at several widths, never enlarged,
 * without metadata; of a part of it, where `crop` says so. Throws for what is not a picture.
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

/** The widths that a picture of `width` pixels is made smaller to. */
export function smallerWidths(width: number): number[] {
  return photoWidths.filter((each) => each < width)
}

/** AVIF of a picture that has its width already; for a card's width the quality is lowered until it is small enough. */
export async function encodeAvif(source: () => Sharp, width: number): Promise<Buffer> {
  for (let quality = qualities.highest; ; quality -= qualities.step) {
    const bytes = await source().avif({ quality, effort: 2, chromaSubsampling: '4:2:0' }).toBuffer()
    if (width > cardWidth || bytes.length <= cardBytesMax || quality <= qualities.lowest) return bytes
  }
}

/** WebP, for browsers without AVIF. */
export function encodeWebp(source: Sharp): Promise<Buffer> {
  return source.webp({ quality: 78 }).toBuffer()
}

/** A picture of some pixels, as a `data:` URL of about 150 characters. */
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
