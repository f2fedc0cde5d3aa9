import type { Language } from '#contract/language.ts'
import { formatCents } from '#contract/rules/format-cents.ts'

/** Matches whole dollars. Allows separators between thousands, zero cents and a dollar sign or `usd`. */
const amount = /^\$?\s*(\d{1,3}(?:[\s,]\d{3}){1,2}|\d{1,9})(?:[.,]00?)?\s*(?:\$|usd)?$/i

/** Formats whole US dollars that a person typed, in the format of the shop's other prices. Returns any other text unchanged. */
export function formatTypedPrice(language: Language, typed: string): string {
  const digits = amount.exec(typed.trim())?.[1]?.replace(/\D/g, '')
  return digits && Number(digits) > 0 ? formatCents(language, Number(digits) * 100) : typed
}
