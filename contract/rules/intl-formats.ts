import type { Language } from '#contract/language.ts'

const locales = { ru: 'ru-RU', en: 'en-US' } as const satisfies Record<Language, string>
const dateFormats = new Map<string, Intl.DateTimeFormat>()
const numberFormats = new Map<string, Intl.NumberFormat>()

/** A format takes long to make: each is made once, when it is first asked for. */
function getOrMake<Format>(formats: Map<string, Format>, key: string, make: () => Format): Format {
  const format = formats.get(key) ?? make()
  formats.set(key, format)
  return format
}

/** How dates look in a language; `iso` for programs: `2026-11-25 12:00`. */
export function dateFormat(language: Language | 'iso', options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  // Swedish writes dates as ISO 8601 does
  const locale = language === 'iso' ? 'sv-SE' : locales[language]
  return getOrMake(dateFormats, `${locale} ${JSON.stringify(options)}`, () => new Intl.DateTimeFormat(locale, options))
}

/** How numbers look in a language. */
export function numberFormat(language: Language, options: Intl.NumberFormatOptions = {}): Intl.NumberFormat {
  const locale = locales[language]
  return getOrMake(numberFormats, `${locale} ${JSON.stringify(options)}`, () => new Intl.NumberFormat(locale, options))
}
