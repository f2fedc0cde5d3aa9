/** Capital letters of other alphabets that look like Latin ones. */
const lookAlikes: Readonly<Record<string, string>> = {
  ...pairs('АВЕКМНОРСТУХІЈЅ', 'ABEKMHOPCTYXIJS'),
  ...pairs('ΑΒΕΖΗΙΚΜΝΟΡΤΥΧ', 'ABEZHIKMNOPTYX'),
}
const lookAlike = new RegExp(`[${Object.keys(lookAlikes).join('')}]`, 'gu')

const pieceKeyMaxChars = 120

/**
 * Folds a key for comparison: ignores case, look-alike alphabets, kinds of dashes and spaces, and invisible characters. Keeps every letter,
 * digit and visible character: «В-1023» and “B-1023” are one key, «Б-1023» and «1023» are others.
 */
export function foldKey(typed: string): string {
  return typed
    .normalize('NFKC')
    .replaceAll(/\p{Cf}/gu, '')
    .replaceAll(/[\p{Pd}\u2212]/gu, '-')
    .replaceAll(/\s+/gu, ' ')
    .trim()
    .toUpperCase()
    .normalize('NFKC')
    .replaceAll(lookAlike, (letter) => lookAlikes[letter] ?? letter)
    .toLowerCase()
}

/** Whether it is a valid key: has a letter or digit, no control characters, and is not too long. */
export function isPieceKey(typed: string): boolean {
  return /[\p{L}\p{N}]/u.test(typed) && !/\p{C}/u.test(typed.replaceAll(/\p{Cf}/gu, '')) && typed.length <= pieceKeyMaxChars
}

/** Returns the key as earlier versions stored it: only Latin letters and digits. */
export function formerKey(typed: string): string {
  return typed
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
}

/** Whether the earlier format keeps every letter and digit of the key. */
export function isFormerKeyLossless(typed: string): boolean {
  return typed.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, '') === formerKey(typed).replaceAll('-', '')
}

function pairs(from: string, to: string): Record<string, string> {
  return Object.fromEntries(Array.from(from, (letter, at) => [letter, to.charAt(at)]))
}
