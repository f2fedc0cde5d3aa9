/** Capital letters of two other alphabets that look like Latin ones. */
const lookAlikes: Readonly<Record<string, string>> = {
  ...pairs('АВЕКМНОРСТУХІЈЅ', 'ABEKMHOPCTYXIJS'),
  ...pairs('ΑΒΕΖΗΙΚΜΝΟΡΤΥΧ', 'ABEZHIKMNOPTYX'),
}
const lookAlike = new RegExp(`[${Object.keys(lookAlikes).join('')}]`, 'gu')

const pieceKeyMaxChars = 120

/**
 * A key of a piece as keys are compared: without case, alphabet of look-alikes, kind of dash or space, and invisible signs. No letter, digit or
 * visible sign is dropped: «В-1023» and “B-1023” are one key, «Б-1023» and «1023» are others.
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

/** Whether it can be a key: a letter or a digit in it, no control characters, not too long. */
export function isPieceKey(typed: string): boolean {
  return /[\p{L}\p{N}]/u.test(typed) && !/\p{C}/u.test(typed.replaceAll(/\p{Cf}/gu, '')) && typed.length <= pieceKeyMaxChars
}

/** The key that earlier versions made of it: they dropped everything but Latin letters and digits. */
export function formerKey(typed: string): string {
  return typed
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
}

/** Whether the earlier key has every letter and digit of it. */
export function isFormerKeyWhole(typed: string): boolean {
  return typed.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, '') === formerKey(typed).replaceAll('-', '')
}

function pairs(from: string, to: string): Record<string, string> {
  return Object.fromEntries(Array.from(from, (letter, at) => [letter, to.charAt(at)]))
}
