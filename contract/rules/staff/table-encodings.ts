/** Single-byte encodings of tables without a byte order mark, by their `TextDecoder` names. */
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

/** Whether a name is one of the encodings that people can choose. */
export const isTableEncoding = (name: string | null): name is TableEncoding => tableEncodings.some((each) => each === name)
