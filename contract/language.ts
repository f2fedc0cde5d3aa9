/** Languages of the shop, the default first (I18N-01). */
export const languages = ['ru', 'en'] as const

export type Language = (typeof languages)[number]

export const defaultLanguage: Language = 'ru'

/** Whether an unknown value names a language of the shop. */
export function isLanguage(value: unknown): value is Language {
  return languages.some((language) => language === value)
}
