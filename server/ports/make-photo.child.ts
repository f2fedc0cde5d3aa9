import sharp from 'sharp'
import { exifTime } from '#contract/rules/exif-time.ts'
import type { PhotoCrop } from '#contract/rules/staff/photo-crop.ts'
import { type ImageVariants, makeImageVariants } from '#server/ports/encode-photo.ts'
import type { MadeOriginal, MakePhotoRequest, RefusedPhoto } from '#server/ports/photo-maker.ts'
import { decodePhotographsOnly, pixelsMax, readFormat } from '#server/ports/photograph-formats.ts'
import { serveParent } from '#server/ports/serve-parent.ts'

// Child process for photographs uploaded by staff. In a process of their own, they do not delay visitors' pictures or the server.

const sideMax = 4000
const decodeSeconds = 20

decodePhotographsOnly()

function work(request: MakePhotoRequest): Promise<MadeOriginal | ImageVariants | RefusedPhoto> {
  return request.task === 'original' ? makeOriginal(request.path) : makeSizes(request.original, request.crop)
}

function makeSizes(original: Uint8Array, crop: PhotoCrop | null): Promise<ImageVariants> {
  return makeImageVariants(Buffer.from(original), crop)
}

/**
 * Makes an upright JPEG without metadata, at most `sideMax` pixels per side. Reads the time at which the photograph was taken before it
 * removes the metadata.
 */
async function makeOriginal(path: string): Promise<MadeOriginal | RefusedPhoto> {
  const format = await readFormat(path)
  if (format === 'heic') return { refused: 'heic' }
  if (!format) return { refused: 'unreadable' }
  const { width, height, format: read, compression, exif } = await sharp(path, { limitInputPixels: false, pages: 1 }).metadata()
  if (compression === 'hevc') return { refused: 'heic' }
  if (read !== format) return { refused: 'unreadable' }
  if (width * height > pixelsMax[format]) return { refused: 'pixels' }
  const { data, info } = await sharp(path, { limitInputPixels: pixelsMax[format], failOn: 'error', sequentialRead: true, pages: 1 })
    .timeout({ seconds: decodeSeconds })
    .rotate()
    .resize({ width: sideMax, height: sideMax, fit: 'inside', withoutEnlargement: true })
    .toColorspace('srgb')
    .flatten({ background: '#ffffff' })
    .jpeg({ quality: 92 })
    .toBuffer({ resolveWithObject: true })
  return { bytes: data, width: info.width, height: info.height, takenAt: exifTime(exif)?.toISOString() ?? null }
}

serveParent(work, { memoryMax: 900_000_000 })
