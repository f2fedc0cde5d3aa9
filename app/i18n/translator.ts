import type { AccountMessages, MessageKey, Messages } from '#app/i18n/messages.ts'
import type { Language } from '#contract/language.ts'
import { fillTemplate } from '#contract/rules/fill-template.ts'

export type Translate = (key: MessageKey, values?: Record<string, string | number>) => string
export type Translator = {
  language: Language
  t: Translate
  /** Adds the sentences of the account pages, which a browser loads only for them. */
  addMessages: (messages: AccountMessages) => void
  /** Whether it has them. */
  hasAccountMessages: () => boolean
}

type Tree = { [key: string]: string | Tree }

/**
 * Sentences of one language: `{{name}}` is replaced by a value, `count` among the values chooses the plural form
 * (`found_one`, `found_few` …). A page asks for hundreds of sentences, so a plain one is a single look-up.
 */
export function createTranslator(language: Language, messages: Messages): Translator {
  const sentences = new Map(flatten(messages))
  const plurals = new Intl.PluralRules(language)
  const formOf = (key: string, count: string | number | undefined) =>
    typeof count === 'number' ? sentences.get(`${key}_${plurals.select(count)}`) : undefined
  let hasAccountMessages = false
  return {
    language,
    addMessages: (more) => {
      for (const [key, sentence] of flatten(more)) sentences.set(key, sentence)
      hasAccountMessages = true
    },
    hasAccountMessages: () => hasAccountMessages,
    t: (key, values) => {
      if (!values) return sentences.get(key) ?? key
      return fillTemplate(formOf(key, values.count) ?? sentences.get(key) ?? key, values)
    },
  }
}

function flatten(tree: Tree, path = ''): [string, string][] {
  return Object.entries(tree).flatMap(([name, value]): [string, string][] =>
    typeof value === 'string' ? [[path + name, value]] : flatten(value, `${path}${name}.`),
  )
}
