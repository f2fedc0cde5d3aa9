import type { Language } from '#contract/language.ts'
import type { OfficeKey } from '#contract/offices.ts'

/** Whose clocks a time in an email goes by, by the key of the office. */
export const clockNames: Record<Language, Record<OfficeKey, string>> = {
  ru: { moscow: 'по московскому времени', dubai: 'по времени Дубая' },
  en: { moscow: 'Moscow time', dubai: 'Dubai time' },
}
