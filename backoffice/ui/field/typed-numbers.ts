const spaces = /[\s\u00A0\u202F]/g

/** What was typed as a number, in the wire's form, with a sign of either kind before it; null when empty, undefined when it is none. */
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
 * What was typed as dollars: spaces, commas or points between thousands, a comma or a point before cents, a sign of dollars at either end.
 * "12,500" is twelve thousand, "12,5" is twelve and a half.
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
