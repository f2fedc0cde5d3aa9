import type { Language } from '#contract/language.ts'
import { offices } from '#contract/offices.ts'
import { formatDate } from '#contract/rules/dates.ts'

/**
 * Formats a date («12 октября 2026 г.», "October 12, 2026"). Shows a timestamp as the calendar date in the time zone of the first office.
 */
export function shopDay(language: Language, iso: string): string {
  // 09:00 UTC falls on the same date in every office
  const day = formatDate(language, /^\d{4}-\d\d-\d\d$/.test(iso) ? `${iso}T09:00:00Z` : iso, offices[0].timeZone)
  return day.replace(' г.', '\u00A0г.')
}
