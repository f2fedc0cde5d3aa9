import { hasCyrillic } from '#server/domain/search/normalize-text.ts'

const cyrillic = 'авекмнорстух'
const latin = 'abekmhopctyx'
const toLatin = new Map<string, string>(Array.from(cyrillic, (character, at) => [character, latin.charAt(at)]))
const toCyrillic = new Map<string, string>(Array.from(latin, (character, at) => [character, cyrillic.charAt(at)]))

/** Replaces Cyrillic letters that look like Latin ones, such as the «А» of «5711/1А». Expects folded text. */
export function latinizeHomoglyphs(word: string): string {
  return replaceCharacters(word, toLatin)
}

/**
 * Unifies a folded word of mixed alphabets («картьe» with a Latin e): replaces look-alike letters with those of the alphabet that prevails
 * in the word.
 */
export function unifyAlphabet(word: string): string {
  if (!hasCyrillic(word) || !/[a-z]/.test(word)) return word
  const cyrillicCount = word.match(/[\u0400-\u04ff]/g)?.length ?? 0
  const latinCount = word.match(/[a-z]/g)?.length ?? 0
  return replaceCharacters(word, cyrillicCount > latinCount ? toCyrillic : toLatin)
}

function replaceCharacters(word: string, table: Map<string, string>): string {
  let replaced = ''
  for (const character of word) replaced += table.get(character) ?? character
  return replaced
}
