import type { Language } from '#contract/language.ts'
import { formatCents } from '#contract/rules/format-cents.ts'

/** A plain amount, with or without spaces or commas between thousands, whole, with or without a sign of dollars. */
const amount = /^\$?\s*(\d{1,3}(?:[\s,]\d{3}){1,2}|\d{1,9})(?:[.,]00?)?\s*(?:\$|usd)?$/i

/** What somebody typed as a price in dollars, as pages write prices; what says more than an amount stays in the person's words. */
export function formatTypedPrice(language: Language, typed: string): string {
  const digits = amount.exec(typed.trim())?.[1]?.replace(/\D/g, '')
  return digits && Number(digits) > 0 ? formatCents(language, Number(digits) * 100) : typed
}
