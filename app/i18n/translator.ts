import { createInstance } from 'i18next'
import type { MessageKey, Messages } from '#app/i18n/messages.ts'
import type { Language } from '#contract/language.ts'

export type Translate = (key: MessageKey, values?: Record<string, string | number>) => string
export type Translator = { language: Language; t: Translate }

/** Sentences of one language; `count` among the values chooses the plural form. */
export function createTranslator(language: Language, messages: Messages): Translator {
  const i18n = createInstance()
  void i18n.init({
    lng: language,
    resources: { [language]: { translation: messages } },
    fallbackLng: false,
    nsSeparator: false,
    initAsync: false,
    interpolation: { escapeValue: false },
  })
  return { language, t: (key, values = {}) => i18n.t(key, values) }
}
