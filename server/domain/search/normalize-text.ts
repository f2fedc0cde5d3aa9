const ascii = /^[\0-\u007f]*$/
const diacritics = /\p{M}/gu
const wordPattern = /[\p{L}\p{N}]+/gu
const ligatures: Record<string, string> = { ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', ł: 'l', đ: 'd', ı: 'i' }
const ligature = /[ßæœøłđı]/g

/** Lower case, without accents and ligatures: «Hermès» → «hermes», «Ё» → «е», «Söhne» → «sohne». */
export function foldText(text: string): string {
  const lower = text.toLowerCase()
  if (ascii.test(lower)) return lower
  return lower
    .normalize('NFKD')
    .replace(diacritics, '')
    .replace(ligature, (found) => ligatures[found] ?? found)
}

/** The words of a folded text: runs of letters and digits; everything else, control characters too, separates them. */
export function splitWords(folded: string): string[] {
  return folded.match(wordPattern) ?? []
}

/** A reference as it is compared: folded, letters and digits only: «5711/1A-010» → «57111a010». */
export function compactReference(reference: string): string {
  return splitWords(foldText(reference)).join('')
}

/** Whether a folded word has a digit. */
export function hasDigit(word: string): boolean {
  return /\d/.test(word)
}

/** Whether a folded word has a Cyrillic letter. */
export function hasCyrillic(word: string): boolean {
  return /[\u0400-\u04ff]/.test(word)
}
