import type { Language } from '#contract/language.ts'
import { formatCents } from '#contract/rules/format-cents.ts'

/** A whole amount, with optional spaces or commas between thousands and an optional dollar sign. */
const amount = /^\$?\s*(\d{1,3}(?:[\s,]\d{3}){1,2}|\d{1,9})(?:[.,]00?)?\s*(?:\$|usd)?$/i

/** Formats a typed dollar amount like other prices. A text that is more than an amount is returned unchanged. */
export function formatTypedPrice(language: Language, typed: string): string {
  const digits = amount.exec(typed.trim())?.[1]?.replace(/\D/g, '')
  return digits && Number(digits) > 0 ? formatCents(language, Number(digits) * 100) : typed
}
