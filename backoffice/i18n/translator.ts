import type { MessageKey, Messages } from '#backoffice/i18n/messages.ts'
import type { Language } from '#contract/language.ts'
import { fillTemplate } from '#contract/rules/fill-template.ts'

type Translate = (key: MessageKey, values?: Record<string, string | number>) => string
export type Translator = {
  language: Language
  t: Translate
  /** The sentence of a key that is put together at run time, such as an action's; `fallback` where there is none. */
  find: (key: string, fallback: string, values?: Record<string, string | number>) => string
}

type Tree = { [key: string]: string | Tree }

/** Sentences of one language: `{{name}}` is replaced by a value; `count` chooses the plural form (`found_one`, `found_few` …). */
export function createTranslator(language: Language, messages: Messages): Translator {
  const sentences = new Map(flatten(messages))
  const plurals = new Intl.PluralRules(language)
  const find = (key: string, fallback: string, values: Record<string, string | number> = {}) => {
    const { count } = values
    const form = typeof count === 'number' ? sentences.get(`${key}_${plurals.select(count)}`) : undefined
    return fillTemplate(form ?? sentences.get(key) ?? fallback, values)
  }
  return { language, t: (key, values) => find(key, key, values), find }
}

function flatten(tree: Tree, path = ''): [string, string][] {
  return Object.entries(tree).flatMap(([name, value]): [string, string][] =>
    typeof value === 'string' ? [[path + name, value]] : flatten(value, `${path}${name}.`),
  )
}
