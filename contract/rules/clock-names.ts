import type { Language } from '#contract/language.ts'
import type { OfficeKey } from '#contract/offices.ts'
import { formatLongDateTime } from '#contract/rules/dates.ts'

/** Names of the offices' time zones in messages. */
export const clockNames: Record<Language, Record<OfficeKey, string>> = {
  ru: { moscow: 'по московскому времени', dubai: 'по времени Дубая' },
  en: { moscow: 'Moscow time', dubai: 'Dubai time' },
}

/** Formats a time in the time zone of Moscow, followed by the zone's name. */
export function formatMoscowTime(at: Date, language: Language): string {
  return `${formatLongDateTime(language, at, 'Europe/Moscow')} ${clockNames[language].moscow}`
}
