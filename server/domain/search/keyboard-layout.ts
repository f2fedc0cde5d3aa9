const latinKeys = "`qwertyuiop[]asdfghjkl;'zxcvbnm,."
const russianKeys = 'ёйцукенгшщзхъфывапролджэячсмитьбю'

const toRussian = new Map<string, string>(Array.from(latinKeys, (key, at) => [key, russianKeys.charAt(at)]))
const toLatin = new Map<string, string>(Array.from(russianKeys, (key, at) => [key, latinKeys.charAt(at)]))
const shifted: Record<string, string> = { '{': 'х', '}': 'ъ', ':': 'ж', '"': 'э', '<': 'б', '>': 'ю', '~': 'ё' }
const cyrillicCharacter = /[а-яё]/i

/**
 * Converts text to what the same keys type in the other keyboard layout, in lower case: «кщдуч» → «rolex», «hjktrc» → «ролекс». Expects
 * text that is not folded: folding loses й, ё and the punctuation keys.
 */
export function swapLayout(text: string): string {
  const lower = text.toLowerCase()
  const table = cyrillicCharacter.test(lower) ? toLatin : toRussian
  let swapped = ''
  for (const character of lower) swapped += table.get(character) ?? (table === toRussian ? shifted[character] : undefined) ?? character
  return swapped
}
