const ascii = /^[\0-\u007f]*$/
const diacritics = /\p{M}/gu
const wordPattern = /[\p{L}\p{N}]+/gu
const ligatures: Record<string, string> = { ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', ł: 'l', đ: 'd', ı: 'i' }
const ligature = /[ßæœøłđı]/g

/** Folds text to lower case without accents and ligatures: «Hermès» → «hermes», «Ё» → «е», «Söhne» → «sohne». */
export function foldText(text: string): string {
  const lower = text.toLowerCase()
  if (ascii.test(lower)) return lower
  return lower
    .normalize('NFKD')
    .replace(diacritics, '')
    .replace(ligature, (found) => ligatures[found] ?? found)
}

/** Splits a folded text into runs of letters and digits; all other characters are separators. */
export function splitWords(folded: string): string[] {
  return folded.match(wordPattern) ?? []
}

/** Compacts a reference for comparison to folded letters and digits: «5711/1A-010» → «57111a010». */
export function compactReference(reference: string): string {
  return splitWords(foldText(reference)).join('')
}

export function hasDigit(word: string): boolean {
  return /\d/.test(word)
}

export function hasCyrillic(word: string): boolean {
  return /[\u0400-\u04ff]/.test(word)
}
