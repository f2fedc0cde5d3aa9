/** Single-byte encodings for tables without a byte order mark, named as in `TextDecoder`. */
export const tableEncodings = [
  'windows-1251',
  'windows-1252',
  'ibm866',
  'koi8-r',
  'x-mac-cyrillic',
  'macintosh',
  'windows-1250',
  'windows-1254',
  'windows-1256',
] as const

export type TableEncoding = (typeof tableEncodings)[number]

export const isTableEncoding = (name: string | null): name is TableEncoding => tableEncodings.some((each) => each === name)
