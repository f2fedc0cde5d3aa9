const numberDigits = 19
const expiryDigits = 4
const cvcDigits = 4

const digitsOf = (text: string, max: number) => text.replace(/\D/g, '').slice(0, max)

export function groupedCard(text: string): string {
  return digitsOf(text, numberDigits).replace(/(\d{4})(?=\d)/g, '$1 ')
}

export function cardExpiry(text: string): string {
  const digits = digitsOf(text, expiryDigits)
  return digits.length > 2 ? `${digits.slice(0, 2)}/${digits.slice(2)}` : digits
}

export function cardCvc(text: string): string {
  return digitsOf(text, cvcDigits)
}
