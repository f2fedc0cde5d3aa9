import { company } from '#contract/company.ts'
import type { Language } from '#contract/language.ts'

const options = { day: 'numeric', month: 'long', year: 'numeric', timeZone: company.offices[0].timeZone } as const
const formats = { ru: new Intl.DateTimeFormat('ru-RU', options), en: new Intl.DateTimeFormat('en-GB', options) } as const

/** «12 октября 2026 г.», "12 October 2026": a day, or the day of a moment by the clock of the first office. */
export function shopDay(language: Language, iso: string): string {
  // noon is the same day in every office
  const at = Date.parse(/^\d{4}-\d\d-\d\d$/.test(iso) ? `${iso}T09:00:00Z` : iso)
  return Number.isNaN(at) ? iso : formats[language].format(at)
}
