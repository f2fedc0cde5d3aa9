import type { Language } from '#contract/language.ts'
import { dateFormat } from '#contract/rules/intl-formats.ts'

/**
 * The day of a date field in words, `Friday, December 4, 2026`: a browser writes its figures in the order of its own language, which may
 * be another one's than the page's. Empty while there is no day.
 */
export function spellDay(language: Language, value: string): string {
  return formatParts(language, value, { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' })
}

/** The same where there is little room, the year being in the figures: `Fri, Dec 4`. */
export function spellDayShort(language: Language, value: string): string {
  return formatParts(language, value, { weekday: 'short', day: 'numeric', month: 'short' })
}

function formatParts(language: Language, value: string, parts: Intl.DateTimeFormatOptions): string {
  const [day] = /^\d{4}-\d{2}-\d{2}/.exec(value) ?? []
  const at = day ? Date.parse(`${day}T12:00:00Z`) : Number.NaN
  if (Number.isNaN(at)) return ''
  return dateFormat(language, { ...parts, timeZone: 'UTC' }).format(at)
}
