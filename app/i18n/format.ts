import type { Language } from '#contract/language.ts'
import { formatCents } from '#contract/rules/format-cents.ts'
import { numberFormat } from '#contract/rules/intl-formats.ts'
import { toCents } from '#contract/rules/money.ts'

const noBreak = '\u00A0'

/** Formats the price of a piece in dollars; null for a price on request. */
export function formatPrice(language: Language, piece: { price_usd: string | null; price_on_request: boolean }): string | null {
  const cents = piece.price_on_request ? null : toCents(piece.price_usd)
  return cents === null ? null : formatCents(language, cents)
}

/**
 * Formats a number. Skips Intl, which is slow, for integers from 0 to 999, which look the same in every locale. A page has about a hundred
 * numbers.
 */
export function formatNumber(language: Language, value: number): string {
  return Number.isInteger(value) && value >= 0 && value < 1000 ? String(value) : numberFormat(language).format(value)
}

export function withUnit(language: Language, value: number, unit: string): string {
  return `${formatNumber(language, value)}${noBreak}${unit}`
}
