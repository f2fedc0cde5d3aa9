const localPart = /^[\p{L}\p{M}\p{N}.!#$%&'*+/=?^_`{|}~-]{1,64}$/u
const domain = /^([\p{L}\p{M}\p{N}]([\p{L}\p{M}\p{N}_-]{0,61}[\p{L}\p{M}\p{N}])?\.)+[\p{L}\p{M}\p{N}-]{2,63}$/u

/** Whether a text is a single email address. Rejects lists, display names, comments, and words that mix alphabets. */
export function isEmail(text: string): boolean {
  const email = text.trim()
  const at = email.lastIndexOf('@')
  return localPart.test(email.slice(0, Math.max(at, 0))) && domain.test(email.slice(at + 1)) && strangeLetter(email) === null
}

/** Returns the canonical form of an email address: trimmed, NFKC-normalized, lower case. */
export function normalizeEmail(text: string): string {
  return text.trim().normalize('NFKC').toLowerCase()
}

/** Alphabets with letters that look alike. For example, the «а» in «ivаn» is Cyrillic, so an email would reach somebody else. */
const alphabets = [/\p{Script=Latin}/gu, /\p{Script=Cyrillic}/gu, /\p{Script=Greek}/gu]

/**
 * Returns the first suspicious character of a text, or null. An invisible character is returned as its code point, such as `U+200B`. For a
 * word that mixes two alphabets, returns a letter of the alphabet with fewer letters in the word.
 */
export function strangeLetter(text: string): string | null {
  const invisible = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\u115F\u1160\u3164]|\p{Variation_Selector}/u.exec(text.trim())?.[0]
  if (invisible) return `U+${(invisible.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`
  for (const word of text.match(/\p{L}+/gu) ?? []) {
    const found = alphabets.map((alphabet) => word.match(alphabet) ?? []).filter((letters) => letters.length > 0)
    if (found.length > 1) return found.toSorted((one, other) => one.length - other.length)[0]?.[0] ?? null
  }
  return null
}
