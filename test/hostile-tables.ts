import { deflateRawSync } from 'node:zlib'

/** Returns a ZIP archive with one file, whose headers declare a length of `size` bytes. */
export function zipOf(name: string, size: number, content: Buffer): Buffer {
  const packed = deflateRawSync(content, { level: 9 })
  const head = Buffer.alloc(30)
  head.writeUInt32LE(0x04034b50)
  head.writeUInt16LE(20, 4)
  head.writeUInt16LE(8, 8)
  head.writeUInt32LE(packed.length, 18)
  head.writeUInt32LE(size, 22)
  head.writeUInt16LE(name.length, 26)
  const entry = Buffer.alloc(46)
  entry.writeUInt32LE(0x02014b50)
  head.copy(entry, 6, 4, 30)
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50)
  end.writeUInt16LE(1, 8)
  end.writeUInt16LE(1, 10)
  end.writeUInt32LE(46 + name.length, 12)
  end.writeUInt32LE(30 + name.length + packed.length, 16)
  return Buffer.concat([head, Buffer.from(name), packed, entry, Buffer.from(name), end])
}

/** Encodes ASCII and Russian letters in windows-1251, except `Ё`. */
export function toCp1251(text: string): Buffer {
  return Buffer.from(
    Array.from(text, (sign) => {
      const code = sign.charCodeAt(0)
      if (code < 0x80) return code
      if (sign === 'ё') return 0xb8
      return code - 0x410 + 0xc0
    }),
  )
}
