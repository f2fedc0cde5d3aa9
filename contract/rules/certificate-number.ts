import { generateOrderNumber, isOrderNumber, normalizeOrderNumber } from '#contract/rules/order-number.ts'

/** Generates a random certificate number with a check character, such as `K7Q2-M9XD`. `randomBelow`: see `generateOrderNumber`. */
export function generateCertificateNumber(randomBelow: (below: number) => number): string {
  return generateOrderNumber(randomBelow)
}

/**
 * Normalizes a typed or pasted certificate number to the form `K7Q2-M9XD`. Null if the number is incomplete or its check character is
 * wrong.
 */
export function readCertificateNumber(text: string): string | null {
  if (text.length > 40 || !isOrderNumber(text)) return null
  const digits = normalizeOrderNumber(text)
  return `${digits.slice(0, 4)}-${digits.slice(4)}`
}
