const latinKeys = "`qwertyuiop[]asdfghjkl;'zxcvbnm,."
const russianKeys = 'ёйцукенгшщзхъфывапролджэячсмитьбю'

const toRussian = new Map<string, string>(Array.from(latinKeys, (key, at) => [key, russianKeys.charAt(at)]))
const toLatin = new Map<string, string>(Array.from(russianKeys, (key, at) => [key, latinKeys.charAt(at)]))
const shifted: Record<string, string> = { '{': 'х', '}': 'ъ', ':': 'ж', '"': 'э', '<': 'б', '>': 'ю', '~': 'ё' }
const russianLetter = /[а-яё]/i

/**
 * What the same keys write on the other layout, in lower case: «кщдуч» → «rolex», «hjktrc» → «ролекс» (HDR-06).
 * Takes the text before folding, since й, ё and the punctuation keys have to be seen.
 */
export function swapLayout(text: string): string {
  const lower = text.toLowerCase()
  const table = russianLetter.test(lower) ? toLatin : toRussian
  let swapped = ''
  for (const letter of lower) swapped += table.get(letter) ?? (table === toRussian ? shifted[letter] : undefined) ?? letter
  return swapped
}
