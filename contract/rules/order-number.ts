/** Crockford's base 32: without I, L and O, which are easily misread, and without U, to avoid obscene words. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const bodyLength = 7

/**
 * Generates an order number of seven random characters and a check character, such as `K7Q2-M9XD`. Random numbers do not reveal how many
 * orders exist. The database checks this format. Certificate numbers have the same format. `randomBelow` returns an integer from 0 up to,
 * but excluding, its argument.
 */
export function generateOrderNumber(randomBelow: (below: number) => number): string {
  const body = Array.from({ length: bodyLength }, () => alphabet[randomBelow(alphabet.length)]).join('')
  const whole = body + checkCharacter(body)
  return `${whole.slice(0, 4)}-${whole.slice(4)}`
}

/** Normalizes a typed or pasted order number: `k7q2 m9xo` → `K7Q2M9X0`. Removes characters that are not in `alphabet`. */
export function normalizeOrderNumber(text: string): string {
  return text
    .toUpperCase()
    .replaceAll('O', '0')
    .replace(/[IL]/g, '1')
    .replace(/[^0-9A-HJKMNP-TV-Z]/g, '')
}

/**
 * Whether a text is a complete order number with a correct check character, which detects any single wrong character and nearly all
 * transposed neighbors.
 */
export function isOrderNumber(text: string): boolean {
  const typed = normalizeOrderNumber(text)
  return typed.length === bodyLength + 1 && checkCharacter(typed.slice(0, bodyLength)) === typed.at(-1)
}

/** Returns the check character: a Luhn checksum in base 32. */
function checkCharacter(body: string): string {
  const base = alphabet.length
  const sum = body
    .split('')
    .toReversed()
    .reduce((total, character, at) => {
      const value = alphabet.indexOf(character) * (at % 2 === 0 ? 2 : 1)
      return total + Math.floor(value / base) + (value % base)
    }, 0)
  return alphabet[(base - (sum % base)) % base] ?? ''
}
