import { hasCyrillic } from '#server/domain/search/normalize-text.ts'
import { transliterate } from '#server/domain/search/transliterate.ts'

/** Spellings that sound the same in brand and model names (French, Italian, German, English, Russian), longest first. */
const alike: Record<string, string> = {
  eau: 'o',
  aux: 'o',
  sch: 'sh',
  tch: 'sh',
  chr: 'hr',
  gue: 'ge',
  gui: 'gi',
  ch: 'sh',
  ck: 'k',
  ph: 'f',
  th: 't',
  gh: 'g',
  qu: 'k',
  dj: 'j',
  ce: 'se',
  ci: 'si',
  cy: 'si',
  ou: 'u',
  oo: 'u',
  ee: 'i',
  ea: 'i',
  oa: 'o',
  ow: 'o',
  oe: 'e',
  ae: 'e',
  au: 'o',
  ay: 'ei',
  ai: 'ei',
  ey: 'ei',
  q: 'k',
  c: 'k',

  w: 'v',
  y: 'i',
  z: 's',
}
const spelling = new RegExp(
  Object.keys(alike)
    .sort((a, b) => b.length - a.length)
    .join('|'),
  'g',
)

/**
 * Returns the phonetic key of a folded word, in a small Latin alphabet. Latin and Cyrillic spellings of a name have the same key:
 * «daytona», «дайтона» and «дейтона» become «deitona», «Philippe» and «филипп» become «filip».
 */
export function phoneticKey(word: string): string {
  const written = hasCyrillic(word) ? transliterate(word) : word
  const sounded = written.replace(spelling, (found) => alike[found] ?? found)
  const single = sounded.replace(/([a-z])\1+/g, '$1')
  if (single.length < 3) return sounded
  return single.length > 4 && single.endsWith('e') ? single.slice(0, -1) : single
}
