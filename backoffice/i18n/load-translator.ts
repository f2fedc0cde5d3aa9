import { createTranslator, type Translator } from '#backoffice/i18n/translator.ts'
import { isLanguage, type Language } from '#contract/language.ts'

export async function loadTranslator(language: Language): Promise<Translator> {
  const { dictionary } = await (language === 'en'
    ? import('#backoffice/i18n/en/dictionary.ts')
    : import('#backoffice/i18n/ru/dictionary.ts'))
  return createTranslator(language, dictionary)
}

/** The language of the page, which `first-paint.js` or the user has set. */
export function pageLanguage(): Language {
  const { lang } = document.documentElement
  return isLanguage(lang) ? lang : 'ru'
}
