import { inflateRawSync } from 'node:zlib'

const endSignature = 0x06054b50
const entrySignature = 0x02014b50
const endLength = 22
const commentMax = 65_535
const entriesMax = 2000
const fileHeadLength = 30
const stored = 0

/** A file in a ZIP archive, according to the central directory. */
export type ZipEntry = { name: string; size: number; packedSize: number; method: number; at: number }

/** Lists the files of a ZIP archive. Returns null if the directory is unreadable, lists too many files, or has sizes above 4 GB. */
export function listZipEntries(bytes: Buffer): ZipEntry[] | null {
  const end = findEnd(bytes)
  if (end === null) return null
  const count = bytes.readUInt16LE(end + 10)
  if (count > entriesMax) return null
  let at = bytes.readUInt32LE(end + 16)
  const entries: ZipEntry[] = []
  for (let entry = 0; entry < count; entry++) {
    if (at + 46 > bytes.length || bytes.readUInt32LE(at) !== entrySignature) return null
    const nameLength = bytes.readUInt16LE(at + 28)
    const size = bytes.readUInt32LE(at + 24)
    if (size === 0xff_ff_ff_ff) return null
    entries.push({
      name: bytes.toString('utf8', at + 46, at + 46 + nameLength),
      size,
      packedSize: bytes.readUInt32LE(at + 20),
      method: bytes.readUInt16LE(at + 10),
      at: bytes.readUInt32LE(at + 42),
    })
    at += 46 + nameLength + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32)
  }
  return entries
}

/** Returns the total unpacked size according to the directory of a ZIP archive, or null if the directory is unreadable. */
export function readDeclaredZipBytes(bytes: Buffer): number | null {
  const entries = listZipEntries(bytes)
  return entries && entries.reduce((total, { size }) => total + size, 0)
}

/** Returns a file of a ZIP archive as text, or '' if the archive lacks it. Throws if the file is damaged or longer than declared. */
export function readZipText(bytes: Buffer, entries: readonly ZipEntry[], name: string): string {
  const entry = entries.find((each) => each.name === name)
  if (!entry) return ''
  const from = entry.at + fileHeadLength + bytes.readUInt16LE(entry.at + 26) + bytes.readUInt16LE(entry.at + 28)
  const packed = bytes.subarray(from, from + entry.packedSize)
  const content = entry.method === stored ? packed : inflateRawSync(packed, { maxOutputLength: Math.max(1, entry.size) })
  return content.toString('utf8').replace(/^\ufeff/, '')
}

/** Finds the end-of-central-directory record, which a comment may follow. */
function findEnd(bytes: Buffer): number | null {
  for (let at = bytes.length - endLength; at >= Math.max(0, bytes.length - endLength - commentMax); at--)
    if (bytes.readUInt32LE(at) === endSignature) return at
  return null
}
