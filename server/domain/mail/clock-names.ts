import type { Language } from '#contract/language.ts'
import type { OfficeKey } from '#contract/offices.ts'

/** Names of the offices' time zones in emails. */
export const clockNames: Record<Language, Record<OfficeKey, string>> = {
  ru: { moscow: 'по московскому времени', dubai: 'по времени Дубая' },
  en: { moscow: 'Moscow time', dubai: 'Dubai time' },
}
