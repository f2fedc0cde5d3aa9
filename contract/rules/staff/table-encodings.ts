/** Encodings of a byte a letter that tables without a mark of their own may be in, as `TextDecoder` names them. */
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

/** Whether it is an encoding that people choose; those that a file tells by itself are not. */
export const isTableEncoding = (name: string | null): name is TableEncoding => tableEncodings.some((each) => each === name)
