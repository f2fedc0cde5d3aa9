export type Script = 'latin' | 'latin-ext' | 'cyrillic'

/** The characters for which each font in `fonts/` has glyphs in both weights. */
const shapes: Record<Script, RegExp> = {
  latin:
    /[\u0020-\u007E\u00A0-\u00A3\u00A5\u00A7-\u00AB\u00AE-\u00B4\u00B6-\u00B8\u00BA\u00BB\u00BF-\u00FF\u0131\u0152\u0153\u02C6\u02DA\u02DC\u2013\u2014\u2018-\u201A\u201C-\u201E\u2022\u2026\u2039\u203A\u20AC\u2122\u2191\u2193\u2212]/u,
  'latin-ext': /[\u0100-\u0130\u0132-\u0151\u0154-\u017E\u0218-\u021B\u0237\u02C7\u02DD\u1E80-\u1E85\u1E9E\u1EF2\u1EF3\u20B4\u20BD]/u,
  cyrillic: /[\u0401\u0404-\u0408\u040E\u0410-\u044F\u0451\u0454-\u0458\u045E\u0490\u0491\u2116]/u,
}
const scripts: readonly Script[] = ['latin', 'latin-ext', 'cyrillic']

/** Returns the script whose font has a glyph for a character; undefined if no font has a glyph for it. */
export const findScript = (char: string): Script | undefined => scripts.find((script) => shapes[script].test(char))

const spelled: Record<string, string> = {
  '\u2010': '-',
  '\u2011': '-',
  '\u2032': "'",
  '\u2033': '"',
  '\u2190': '<-',
  '\u2192': '->',
  '\u2264': '<=',
  '\u2265': '>=',
  '\u2007': '\u00A0',
  '\u2009': '\u00A0',
  '\u202F': '\u00A0',
}
/** Characters to drop from a text: emoji, combining characters and invisible characters. */
const dropped = /[\p{Extended_Pictographic}\p{Emoji_Modifier}\p{Regional_Indicator}\p{M}\p{Cf}\p{Cc}]/u

function replaceChar(char: string): string {
  if (findScript(char)) return char
  const known = spelled[char]
  if (known !== undefined) return known
  if (dropped.test(char)) return ''
  const base = char.normalize('NFKD').replace(/\p{M}/gu, '')
  return base && Array.from(base).every((part) => findScript(part)) ? base : '?'
}

/**
 * Replaces characters without a glyph. Drops emoji, removes accents, spells out known symbols, and replaces all other characters with `?`.
 */
export function replaceShapeless(text: string): string {
  const known = text.normalize('NFC').replace(/[\r\n\t]+/g, ' ')
  return Array.from(known, replaceChar).join('')
}
