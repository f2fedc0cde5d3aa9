import type { Language } from '#contract/language.ts'

const locales = { ru: 'ru-RU', en: 'en-US' } as const satisfies Record<Language, string>
const dateFormats = new Map<string, Intl.DateTimeFormat>()
const numberFormats = new Map<string, Intl.NumberFormat>()

/** Caches formats, because creating one is slow. */
function getOrMake<Format>(formats: Map<string, Format>, key: string, make: () => Format): Format {
  const format = formats.get(key) ?? make()
  formats.set(key, format)
  return format
}

/** Returns the cached date format of a language. `iso` gives a sortable form: `2026-11-25 12:00`. */
export function dateFormat(language: Language | 'iso', options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  // the Swedish locale formats dates as in ISO 8601
  const locale = language === 'iso' ? 'sv-SE' : locales[language]
  return getOrMake(dateFormats, `${locale} ${JSON.stringify(options)}`, () => new Intl.DateTimeFormat(locale, options))
}

export function numberFormat(language: Language, options: Intl.NumberFormatOptions = {}): Intl.NumberFormat {
  const locale = locales[language]
  return getOrMake(numberFormats, `${locale} ${JSON.stringify(options)}`, () => new Intl.NumberFormat(locale, options))
}
