import { open } from 'node:fs/promises'
import sharp from 'sharp'

// Runs as a process of its own, one picture after the other: whatever a picture does to the decoder stays here (SEC-D3).

const pixelsMax = 50_000_000
const sideMax = 2400
const decodeSeconds = 15
const memoryMax = 800_000_000
const idleMs = 30_000

// decoders of anything but photographs are switched off: no SVG, no PDF, no text
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({ operation: ['VipsForeignLoadJpeg', 'VipsForeignLoadPng', 'VipsForeignLoadWebp', 'VipsForeignLoadHeif'] })
sharp.concurrency(1)
sharp.cache(false)

/** Formats by their first bytes; what a file is called says nothing. */
function formatOf(head: Buffer): 'jpeg' | 'png' | 'webp' | 'heif' | null {
  const text = head.toString('latin1')
  if (text.startsWith('\xFF\xD8\xFF')) return 'jpeg'
  if (text.startsWith('\x89PNG\r\n\x1A\n')) return 'png'
  if (/^RIFF[\s\S]{4}WEBP/.test(text)) return 'webp'
  return /^[\s\S]{4}ftyp(avif|mif1|miaf)/.test(text) ? 'heif' : null
}

async function clean(path: string): Promise<{ bytes: Buffer; width: number; height: number }> {
  const file = await open(path)
  const { buffer } = await file.read(Buffer.alloc(16), 0, 16, 0)
  await file.close()
  const format = formatOf(buffer)
  if (!format) throw new Error('Not a photograph')
  const picture = sharp(path, { limitInputPixels: pixelsMax, failOn: 'error', sequentialRead: true, pages: 1 })
  const { width, height, format: read } = await picture.metadata()
  if (read !== format || width * height > pixelsMax) throw new Error('Not what it says, or too large')
  const { data, info } = await picture
    .timeout({ seconds: decodeSeconds })
    .rotate()
    .resize({ width: sideMax, height: sideMax, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .flatten({ background: '#ffffff' })
    .jpeg({ quality: 86 })
    .toBuffer({ resolveWithObject: true })
  return { bytes: data, width: info.width, height: info.height }
}

process.on('disconnect', () => process.exit(0))
let idle = setTimeout(() => process.exit(0), idleMs)
process.on('message', (path: string) => {
  clearTimeout(idle)
  clean(path)
    .then(
      (cleaned) => process.send?.(cleaned),
      () => process.send?.('refused'),
    )
    .finally(() => {
      idle = setTimeout(() => process.exit(0), idleMs)
    })
})

setInterval(() => {
  if (process.memoryUsage.rss() > memoryMax) process.exit(1)
}, 50).unref()
