import { limits } from '#contract/limits.ts'

const digitsOf = (text: string, max: number) => text.replace(/\D/g, '').slice(0, max)

/** Up to 19 digits in fours (CHK-04). */
export function groupedCard(text: string): string {
  return digitsOf(text, limits.cardDigitsMax).replace(/(\d{4})(?=\d)/g, '$1 ')
}

/** Up to four digits as MM/YY. */
export function cardExpiry(text: string): string {
  const digits = digitsOf(text, limits.cardExpiryDigits)
  return digits.length > 2 ? `${digits.slice(0, 2)}/${digits.slice(2)}` : digits
}

export function cardCvc(text: string): string {
  return digitsOf(text, limits.cardCvcDigits)
}
