import type { AccountMessages, MessageKey, Messages } from '#app/i18n/messages.ts'
import type { Language } from '#contract/language.ts'

export type Translate = (key: MessageKey, values?: Record<string, string | number>) => string
export type Translator = {
  language: Language
  t: Translate
  /** Learns the sentences of the account pages, which a browser loads only for them. */
  learn: (messages: AccountMessages) => void
  /** Whether it has learnt them. */
  isWhole: () => boolean
}

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
  let isWhole = false
  return {
    language,
    learn: (more) => {
      for (const [key, sentence] of flattened(more)) sentences.set(key, sentence)
      isWhole = true
    },
    isWhole: () => isWhole,
    t: (key, values) => {
      if (!values) return sentences.get(key) ?? key
      return filled(formOf(key, values.count) ?? sentences.get(key) ?? key, values)
    },
  }
}

/** Puts the values where `{{name}}` stands. */
function filled(sentence: string, values: Record<string, string | number>): string {
  let text = ''
  let from = 0
  for (let at = sentence.indexOf('{{'); at >= 0; at = sentence.indexOf('{{', from)) {
    const end = sentence.indexOf('}}', at)
    text += sentence.slice(from, at) + String(values[sentence.slice(at + 2, end)] ?? '')
    from = end + 2
  }
  return text + sentence.slice(from)
}

function flattened(tree: Tree, path = ''): [string, string][] {
  return Object.entries(tree).flatMap(([name, value]): [string, string][] =>
    typeof value === 'string' ? [[path + name, value]] : flattened(value, `${path}${name}.`),
  )
}
