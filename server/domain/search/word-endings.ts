import { hasCyrillic } from '#server/domain/search/normalize-text.ts'

const russianEnding = /(?:ами|ями|ого|ому|ыми|ими|ов|ев|еи|ои|ом|ем|ах|ях|ам|ям|ыи|ии|ые|ие|ую|юю|ая|яя|ое|ых|их|[аяыиуюеоь])$/
const latinEnding = /(?:es|s)$/
const stemMin = 4

/**
 * Removes the case or plural ending of a folded word: «ролексы» → «ролекс», «birkins» → «birkin». Returns null if there is no ending, or if
 * fewer than four letters would remain.
 */
export function stripEnding(word: string): string | null {
  const stem = word.replace(hasCyrillic(word) ? russianEnding : latinEnding, '')
  return stem.length < word.length && stem.length >= stemMin ? stem : null
}
