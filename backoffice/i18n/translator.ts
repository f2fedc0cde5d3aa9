import type { MessageKey, Messages } from '#backoffice/i18n/messages.ts'
import type { Language } from '#contract/language.ts'
import { createSentences } from '#contract/rules/sentences.ts'

type Translate = (key: MessageKey, values?: Record<string, string | number>) => string
export type Translator = {
  language: Language
  t: Translate
  /** Returns the text of a key composed at run time, such as the key of an action, or `fallback` if the key has no text. */
  find: (key: string, fallback: string, values?: Record<string, string | number>) => string
}

/** Returns a translator with additional texts, which take precedence over the existing texts. */
export function extendTranslator({ language, find: findBelow }: Translator, texts: Parameters<typeof createSentences>[1]): Translator {
  const own = createSentences(language, texts)
  const find: Translator['find'] = (key, fallback, values) => own.find(key, '', values) || findBelow(key, fallback, values)
  return { language, t: (key, values) => find(key, key, values), find }
}

/** Creates the translator of a language. A missing text is replaced by its key. */
export function createTranslator(language: Language, messages: Messages): Translator {
  const { find } = createSentences(language, messages)
  return { language, t: (key, values) => find(key, key, values), find }
}
