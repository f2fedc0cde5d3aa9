import type { Language } from '#contract/language.ts'
import { dateFormat } from '#contract/rules/intl-formats.ts'

/**
 * Spells out the day of a date field: `Friday, December 4, 2026`. Needed because a date input uses the browser's language, which may differ
 * from the page's. Returns '' if no day is set.
 */
export function spellDay(language: Language, value: string): string {
  return formatParts(language, value, { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' })
}

/** Like `spellDay`, but short and without the year: `Fri, Dec 4`. */
export function spellDayShort(language: Language, value: string): string {
  return formatParts(language, value, { weekday: 'short', day: 'numeric', month: 'short' })
}

function formatParts(language: Language, value: string, parts: Intl.DateTimeFormatOptions): string {
  const [day] = /^\d{4}-\d{2}-\d{2}/.exec(value) ?? []
  const at = day ? Date.parse(`${day}T12:00:00Z`) : Number.NaN
  if (Number.isNaN(at)) return ''
  return dateFormat(language, { ...parts, timeZone: 'UTC' }).format(at)
}
