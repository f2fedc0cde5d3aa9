import { generateOrderNumber, isOrderNumber, normalizeOrderNumber } from '#contract/rules/order-number.ts'

/** A number of a certificate: random, with a check character, like that of an order: `K7Q2-M9XD`. */
export function generateCertificateNumber(randomBelow: (below: number) => number): string {
  return generateOrderNumber(randomBelow)
}

/** A typed or pasted number as it is stored; null when its check character is wrong. */
export function readCertificateNumber(text: string): string | null {
  if (text.length > 40 || !isOrderNumber(text)) return null
  const digits = normalizeOrderNumber(text)
  return `${digits.slice(0, 4)}-${digits.slice(4)}`
}
