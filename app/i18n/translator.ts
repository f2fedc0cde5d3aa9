import type { MessageKey, Messages } from '#app/i18n/messages.ts'
import type { Language } from '#contract/language.ts'

export type Translate = (key: MessageKey, values?: Record<string, string | number>) => string
export type Translator = { language: Language; t: Translate }

type Tree = { [key: string]: string | Tree }

/**
 * Sentences of one language: `{{name}}` stands for a value, `count` among the values chooses the plural form
 * (`found_one`, `found_few` …). A page asks for hundreds of sentences, so a plain one is a single look-up.
 */
export function createTranslator(language: Language, messages: Messages): Translator {
  const sentences = new Map(flattened(messages))
  const plurals = new Intl.PluralRules(language)
  const formOf = (key: string, count: string | number | undefined) =>
    typeof count === 'number' ? sentences.get(`${key}_${plurals.select(count)}`) : undefined
  return {
    language,
    t: (key, values) => {
      if (!values) return sentences.get(key) ?? key
      const sentence = formOf(key, values.count) ?? sentences.get(key) ?? key
      return sentence.replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name] ?? ''))
    },
  }
}

function flattened(tree: Tree, path = ''): [string, string][] {
  return Object.entries(tree).flatMap(([name, value]): [string, string][] =>
    typeof value === 'string' ? [[path + name, value]] : flattened(value, `${path}${name}.`),
  )
}
