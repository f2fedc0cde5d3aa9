import type { LazyMessages, LazyPart, MessageKey, Messages } from '#app/i18n/messages.ts'
import type { Language } from '#contract/language.ts'
import { createSentences } from '#contract/rules/sentences.ts'

export type Translate = (key: MessageKey, values?: Record<string, string | number>) => string
export type Translator = {
  language: Language
  t: Translate
  addMessages: <Part extends LazyPart>(part: Part, messages: LazyMessages[Part]) => void
  hasMessages: (part: LazyPart) => boolean
}

export function createTranslator(language: Language, messages: Messages): Translator {
  const sentences = createSentences(language, messages)
  const added = new Set<LazyPart>()
  return {
    language,
    addMessages: (part, messages) => {
      sentences.add(messages)
      added.add(part)
    },
    hasMessages: (part) => added.has(part),
    t: (key, values) => sentences.find(key, key, values),
  }
}
