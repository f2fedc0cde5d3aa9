import type { Language } from '#contract/language.ts'
import { formatCents } from '#contract/rules/format-cents.ts'

/** A whole amount with optional spaces or commas between thousands, and an optional currency. */
const amount = /^\$?\s*(\d{1,3}(?:[\s,]\d{3}){1,2}|\d{1,9})(?:[.,]00?)?\s*(?:\$|usd)?$/i

/** Formats a typed amount of dollars like other prices. Returns a text that is not only an amount unchanged. */
export function formatTypedPrice(language: Language, typed: string): string {
  const digits = amount.exec(typed.trim())?.[1]?.replace(/\D/g, '')
  return digits && Number(digits) > 0 ? formatCents(language, Number(digits) * 100) : typed
}
