import { fillTemplate } from '#contract/rules/fill-template.ts'

type SentenceTree = { [key: string]: string | SentenceTree }
type TemplateValues = Record<string, string | number>

/**
 * Creates a look-up of sentences in one language by key, such as `catalog.found`. Replaces `{{name}}` with its value; `count` selects the
 * plural form (`found_one`, `found_few` …). Sentences are stored in a flat map for speed, because a page looks up hundreds.
 */
export function createSentences(language: string, tree: SentenceTree) {
  const sentences = new Map(flattenTree(tree))
  const plurals = new Intl.PluralRules(language)
  return {
    find: (key: string, fallback: string, values?: TemplateValues): string => {
      if (!values) return sentences.get(key) ?? fallback
      const form = typeof values.count === 'number' ? sentences.get(`${key}_${plurals.select(values.count)}`) : undefined
      return fillTemplate(form ?? sentences.get(key) ?? fallback, values)
    },
    add: (more: SentenceTree) => {
      for (const [key, sentence] of flattenTree(more)) sentences.set(key, sentence)
    },
  }
}

function flattenTree(tree: SentenceTree, path = ''): [string, string][] {
  return Object.entries(tree).flatMap(([name, value]): [string, string][] =>
    typeof value === 'string' ? [[path + name, value]] : flattenTree(value, `${path}${name}.`),
  )
}
