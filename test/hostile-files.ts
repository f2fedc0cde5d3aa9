import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { deflateSync } from 'node:zlib'
import sharp from 'sharp'

/** Returns a PNG whose header declares `width` by `height` pixels. `data` is the pixel data, by default empty. */
function pngOf(width: number, height: number, data = Buffer.alloc(0)): Buffer {
  const chunk = (name: string, body: Buffer) => {
    const head = Buffer.alloc(8)
    head.writeUInt32BE(body.length)
    head.write(name, 4, 'latin1')
    const sum = Buffer.alloc(4)
    sum.writeUInt32BE(crc(Buffer.concat([head.subarray(4), body])))
    return Buffer.concat([head, body, sum])
  }
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width)
  header.writeUInt32BE(height, 4)
  header.set([8, 2, 0, 0, 0], 8)
  const signature = Buffer.from('\x89PNG\r\n\x1A\n', 'latin1')
  return Buffer.concat([signature, chunk('IHDR', header), chunk('IDAT', deflateSync(data)), chunk('IEND', Buffer.alloc(0))])
}

function crc(bytes: Buffer): number {
  let value = 0xff_ff_ff_ff
  for (const byte of bytes) {
    value ^= byte
    for (let bit = 0; bit < 8; bit++) value = value & 1 ? (value >>> 1) ^ 0xed_b8_83_20 : value >>> 1
  }
  return (value ^ 0xff_ff_ff_ff) >>> 0
}

/** An AVIF of 2 kB with 49 megapixels, which take a gigabyte when decoded. Made with sharp at the lowest effort and quality. */
export const avifBomb = readFileSync(join(import.meta.dirname, 'avif-of-49-megapixels.avif'))

const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"><image href="file:///etc/passwd"/></svg>')
export const html = Buffer.from('<!doctype html><script>alert(1)</script>')

/** Files that the shop must refuse as photographs, whatever their name and type. */
export const noPhotographs: [what: string, bytes: (photograph: Buffer) => Promise<Buffer> | Buffer][] = [
  ['a file of no bytes', () => Buffer.alloc(0)],
  ['SVG', () => svg],
  ['SVG behind a byte order mark', () => Buffer.concat([Buffer.from('\uFEFF'), svg])],
  ['HTML', () => html],
  ['PDF', () => Buffer.from('%PDF-1.4\n1 0 obj<<>>endobj')],
  ['an archive', () => Buffer.from('PK\x03\x04 something')],
  ['a program', () => Buffer.from('\x7fELF\x02\x01\x01')],
  ['a GIF', () => Buffer.from('GIF89a\x01\x00\x01\x00\x80\x00\x00\xff\xff\xff\x00\x00\x00!\xf9', 'latin1')],
  ['a TIFF', (photograph) => sharp(photograph).tiff().toBuffer()],
  ['text', () => Buffer.from('I am a photograph, believe me')],
  ['only the first bytes of a JPEG', () => Buffer.from('\xFF\xD8\xFF\xE0', 'latin1')],
  ['the first bytes of a JPEG before HTML', () => Buffer.concat([Buffer.from('\xFF\xD8\xFF\xE0', 'latin1'), html])],
  ['half a JPEG', (photograph) => photograph.subarray(0, photograph.length / 2)],
  ['noise after the header of a PNG', () => Buffer.concat([pngOf(10, 10).subarray(0, 40), randomBytes(500)])],
  ['a PNG whose data is missing', () => pngOf(100, 100)],
  ['a bomb of 50 thousand pixels each way', () => pngOf(50_000, 50_000)],
  ['a bomb of 8 thousand pixels each way with all its pixels', () => pngOf(8000, 8000, Buffer.alloc(8000 * (8000 * 3 + 1)))],
  ['an AVIF of 49 megapixels in two kilobytes', () => avifBomb],
  ['a picture of no width', () => pngOf(0, 100)],
  ['a picture of two thousand million pixels each way', () => pngOf(2 ** 31 - 1, 2 ** 31 - 1)],
]
