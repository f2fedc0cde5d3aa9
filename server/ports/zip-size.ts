const endSignature = 0x06054b50
const entrySignature = 0x02014b50
const endLength = 22
const commentMax = 65_535
const entriesMax = 2000

/**
 * How many bytes the files of a ZIP archive have once unpacked, as its directory says; null where it has no readable directory, too many
 * files, or sizes above 4 GB.
 */
export function readDeclaredZipBytes(bytes: Buffer): number | null {
  const end = findEnd(bytes)
  if (end === null) return null
  const entries = bytes.readUInt16LE(end + 10)
  if (entries > entriesMax) return null
  let at = bytes.readUInt32LE(end + 16)
  let total = 0
  for (let entry = 0; entry < entries; entry++) {
    if (at + 46 > bytes.length || bytes.readUInt32LE(at) !== entrySignature) return null
    const size = bytes.readUInt32LE(at + 24)
    if (size === 0xff_ff_ff_ff) return null
    total += size
    at += 46 + bytes.readUInt16LE(at + 28) + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32)
  }
  return total
}

/** Where the record at the end begins; a comment may follow it. */
function findEnd(bytes: Buffer): number | null {
  for (let at = bytes.length - endLength; at >= Math.max(0, bytes.length - endLength - commentMax); at--)
    if (bytes.readUInt32LE(at) === endSignature) return at
  return null
}
