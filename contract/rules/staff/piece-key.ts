/** Capital letters of other alphabets that look like Latin letters. */
const lookAlikes: Readonly<Record<string, string>> = {
  ...pairs('АВЕКМНОРСТУХІЈЅ', 'ABEKMHOPCTYXIJS'),
  ...pairs('ΑΒΕΖΗΙΚΜΝΟΡΤΥΧ', 'ABEZHIKMNOPTYX'),
}
const lookAlike = new RegExp(`[${Object.keys(lookAlikes).join('')}]`, 'gu')

const pieceKeyMaxChars = 120

/**
 * Normalizes a key for comparison. Ignores case, look-alike letters of other alphabets, invisible characters, and the kind of dashes and
 * spaces. «В-1023» and "B-1023" are the same key; «Б-1023» and «1023» are different keys.
 */
export function foldKey(typed: string): string {
  return (
    typed
      .normalize('NFKC')
      .replaceAll(/\p{Cf}/gu, '')
      .replaceAll(/[\p{Pd}\u2212]/gu, '-')
      .replaceAll(/\s+/gu, ' ')
      .trim()
      // converts «ẞ» to «ß», which then becomes "SS"; `toUpperCase` alone would keep «ẞ»
      .toLowerCase()
      .toUpperCase()
      .normalize('NFKC')
      .replaceAll(lookAlike, (letter) => lookAlikes[letter] ?? letter)
      // composes again, because a replaced letter may be followed by an accent that combines with its Latin replacement
      .normalize('NFKC')
      .toLowerCase()
  )
}

/** Whether a text is a valid key: at most 120 characters, at least one letter or digit, and no control characters. */
export function isPieceKey(typed: string): boolean {
  return /[\p{L}\p{N}]/u.test(typed) && !/\p{C}/u.test(typed.replaceAll(/\p{Cf}/gu, '')) && typed.length <= pieceKeyMaxChars
}

/** Returns a key in the form that earlier versions of the shop stored: only Latin letters, digits and hyphens. */
export function formerKey(typed: string): string {
  return typed
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
}

/** Whether `formerKey` keeps each letter and digit of a key. */
export function isFormerKeyLossless(typed: string): boolean {
  return typed.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, '') === formerKey(typed).replaceAll('-', '')
}

function pairs(from: string, to: string): Record<string, string> {
  return Object.fromEntries(Array.from(from, (letter, at) => [letter, to.charAt(at)]))
}
