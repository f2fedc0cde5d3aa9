import sharp from 'sharp'
import { decodePhotographsOnly, pixelsMax, readFormat } from '#server/ports/photograph-formats.ts'
import { serveParent } from '#server/ports/serve-parent.ts'

// Child process that decodes one picture at a time. A malicious picture can harm only this process.

const sideMax = 2400
const decodeSeconds = 8

decodePhotographsOnly()

async function clean(path: string): Promise<{ bytes: Buffer; width: number; height: number }> {
  const format = await readFormat(path)
  if (!format || format === 'heic') throw new Error('Not a photograph')
  const picture = sharp(path, { limitInputPixels: pixelsMax[format], failOn: 'error', sequentialRead: true, pages: 1 })
  const { width, height, format: read } = await picture.metadata()
  if (read !== format || width * height > pixelsMax[format])
    throw new Error('The format differs from the file type, or the image is too large')
  const { data, info } = await picture
    .timeout({ seconds: decodeSeconds })
    .rotate()
    .resize({ width: sideMax, height: sideMax, fit: 'inside', withoutEnlargement: true })
    .toColorspace('srgb')
    .flatten({ background: '#ffffff' })
    .jpeg({ quality: 86 })
    .toBuffer({ resolveWithObject: true })
  return { bytes: data, width: info.width, height: info.height }
}

serveParent(clean, { memoryMax: 600_000_000 })
