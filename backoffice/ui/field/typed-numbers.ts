const spaces = /[\s\u00A0\u202F]/g

/**
 * Parses a number with a hyphen or a minus sign, and returns it in the API's form. Returns null if the text is empty, undefined if it is
 * invalid.
 */
export function readNumber(text: string): string | null | undefined {
  const plain = text
    .replace(spaces, '')
    .replace(',', '.')
    .replace(/^[\u2212\u2013]/, '-')
    .replace(/^\+(?=\d)/, '')
  if (!plain) return null
  return /^-?\d{1,12}(\.\d+)?$/.test(plain) ? plain : undefined
}

/**
 * Parses a dollar amount. Accepts a space, comma or point between thousands, a comma or point before cents, and a dollar sign at either
 * end. "12,500" is twelve thousand five hundred; "12,5" is twelve and a half.
 */
export function readMoney(text: string): string | null | undefined {
  const plain = text.replace(spaces, '').replace(/^\$|\$$/g, '')
  if (!plain) return null
  if (!/^\d[\d.,]*$/.test(plain)) return undefined
  const cents = /[.,](\d{1,2})$/.exec(plain)
  const whole = cents ? plain.slice(0, cents.index) : plain
  if (!/^\d+([.,]\d{3})*$/.test(whole)) return undefined
  const dollars = whole.replace(/[.,]/g, '')
  return dollars.length > 12 ? undefined : `${Number(dollars)}.${(cents?.[1] ?? '').padEnd(2, '0')}`
}
