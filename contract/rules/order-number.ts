/** Crockford's 32: no I, L, O, U, which people misread or would rather not read. */
const signs = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const drawnCount = 7

/**
 * The number people read out: seven drawn signs and one that checks them, `K7Q2-M9XD`. Drawn, not counted, so that it does
 * not tell how much the shop sells (SEC-C11). `draw` gives a whole number below its argument.
 */
export function drawOrderNumber(draw: (below: number) => number): string {
  const drawn = Array.from({ length: drawnCount }, () => signs[draw(signs.length)]).join('')
  const whole = drawn + checkSign(drawn)
  return `${whole.slice(0, 4)}-${whole.slice(4)}`
}

/** What was typed or pasted as it would stand in a number: `k7q2 m9xo` → `K7Q2M9X0`. Other signs fall out. */
export function orderNumberSigns(text: string): string {
  return text
    .toUpperCase()
    .replaceAll('O', '0')
    .replace(/[IL]/g, '1')
    .replace(/[^0-9A-HJKMNP-TV-Z]/g, '')
}

/** Whether it is a whole number whose check sign is right; one wrong sign, or two neighbours that changed places, is seen. */
export function isOrderNumber(text: string): boolean {
  const typed = orderNumberSigns(text)
  return typed.length === drawnCount + 1 && checkSign(typed.slice(0, drawnCount)) === typed.at(-1)
}

/** Luhn's sum in base 32. */
function checkSign(drawn: string): string {
  const base = signs.length
  const sum = drawn
    .split('')
    .toReversed()
    .reduce((total, sign, at) => {
      const value = signs.indexOf(sign) * (at % 2 === 0 ? 2 : 1)
      return total + Math.floor(value / base) + (value % base)
    }, 0)
  return signs[(base - (sum % base)) % base] ?? ''
}
