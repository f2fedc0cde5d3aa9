import { hasCyrillic } from '#server/domain/search/normalize-text.ts'

const cyrillic = 'авекмнорстух'
const latin = 'abekmhopctyx'
const toLatin = new Map<string, string>(Array.from(cyrillic, (letter, at) => [letter, latin.charAt(at)]))
const toCyrillic = new Map<string, string>(Array.from(latin, (letter, at) => [letter, cyrillic.charAt(at)]))

/** Writes the Cyrillic letters that look Latin as Latin ones: the «А» of «5711/1А». Takes a folded text. */
export function asLatin(word: string): string {
  return replaceLetters(word, toLatin)
}

/** Mends a folded word of both alphabets («картьe» with a Latin e) by the alphabet that most of its letters have. */
export function mendAlphabet(word: string): string {
  if (!hasCyrillic(word) || !/[a-z]/.test(word)) return word
  const cyrillicCount = word.match(/[\u0400-\u04ff]/g)?.length ?? 0
  const latinCount = word.match(/[a-z]/g)?.length ?? 0
  return replaceLetters(word, cyrillicCount > latinCount ? toCyrillic : toLatin)
}

function replaceLetters(word: string, table: Map<string, string>): string {
  let replaced = ''
  for (const letter of word) replaced += table.get(letter) ?? letter
  return replaced
}
