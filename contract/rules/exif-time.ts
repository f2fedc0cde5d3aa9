const tags = { exifPointer: 0x87_69, taken: 0x90_03, offset: 0x90_11 } as const
const entriesMax = 200

/**
 * Returns when a photograph was taken according to its EXIF data, or null. `usualOffset`, such as +03:00, is used if the camera stored no
 * offset; `''` stands for the local offset of this device.
 */
export function exifTime(exif: Uint8Array | undefined, usualOffset = 'Z'): Date | null {
  if (!exif) return null
  try {
    return readTime(exif, usualOffset)
  } catch {
    return null
  }
}

/** Returns the EXIF data found in the first bytes of a JPEG. Undefined if there is none, or if the file is not a JPEG. */
export function exifOfJpeg(bytes: Uint8Array): Uint8Array | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (bytes.length < 4 || view.getUint16(0) !== 0xff_d8) return undefined
  for (let at = 2; at + 10 <= bytes.length; at += 2 + view.getUint16(at + 2)) {
    if (bytes[at] !== 0xff) return undefined
    const segment = bytes.subarray(at + 4, at + 2 + view.getUint16(at + 2))
    if (bytes[at + 1] === 0xe1 && latin1(segment, 0, 4) === 'Exif') return segment
  }
  return undefined
}

const latin1 = (bytes: Uint8Array, from: number, to: number) => String.fromCharCode(...bytes.subarray(from, to))

function readTime(exif: Uint8Array, usualOffset: string): Date | null {
  const tiff = exif.subarray(latin1(exif, 0, 4) === 'Exif' ? 6 : 0)
  const view = new DataView(tiff.buffer, tiff.byteOffset, tiff.byteLength)
  const isLittle = latin1(tiff, 0, 2) === 'II'
  const short = (at: number) => view.getUint16(at, isLittle)
  const long = (at: number) => view.getUint32(at, isLittle)

  function findEntry(list: number, tag: number): number | undefined {
    const count = Math.min(short(list), entriesMax)
    for (let at = list + 2, seen = 0; seen < count; at += 12, seen++) if (short(at) === tag) return at
    return undefined
  }
  const pointer = findEntry(long(4), tags.exifPointer)
  if (pointer === undefined) return null
  const text = (tag: number): string => {
    const entry = findEntry(long(pointer + 8), tag)
    if (entry === undefined) return ''
    const length = long(entry + 4)
    const at = length > 4 ? long(entry + 8) : entry + 8
    return latin1(tiff, at, at + Math.min(length, 40)).replace(/\0[\s\S]*$/, '')
  }
  const [, day, time] = /^(\d{4}:\d\d:\d\d) (\d\d:\d\d:\d\d)$/.exec(text(tags.taken)) ?? []
  if (!day || !time) return null
  const offset = /^[+-]\d\d:\d\d$/.exec(text(tags.offset))?.[0] ?? usualOffset
  const taken = new Date(`${day.replaceAll(':', '-')}T${time}${offset}`)
  return Number.isNaN(taken.getTime()) ? null : taken
}
