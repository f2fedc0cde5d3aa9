import { type Language, languages } from '#contract/language.ts'
import type { Article, Block, Texts } from '#contract/rules/article.ts'
import { recordOf } from '#contract/rules/record-of.ts'

/** A sentence in both languages. */
export type Words = Record<Language, string>
type Term = { term: Words; meaning: Words }
type Card = { title: Words; text: Words }
type Fold = { id: string; title: Words; text: Words[] }

/** A block with both languages side by side, so that both languages always have the same blocks. */
export type TextBlock =
  | { kind: 'paragraph'; text: Words }
  | { kind: 'list'; items: Words[] }
  | { kind: 'steps'; items: Words[] }
  | { kind: 'terms'; items: Term[] }
  | { kind: 'cards'; items: Card[] }
  | { kind: 'folds'; items: Fold[] }
export const blockKinds = ['paragraph', 'list', 'steps', 'terms', 'cards', 'folds'] as const satisfies readonly TextBlock['kind'][]

export type TextPart = { id: string; title: Words; blocks: TextBlock[] }

/** The text of a page in the form in which it is edited and stored. */
export type TextDocument = { title: Words; description: Words; lead: Words; parts: TextPart[] }

export function articleOf({ title, description, lead, parts }: TextDocument, language: Language): Article {
  return {
    title: title[language],
    description: description[language],
    lead: lead[language],
    parts: parts.map((part) => ({
      id: part.id,
      title: part.title[language],
      blocks: part.blocks.map((block) => blockOf(block, language)),
    })),
  }
}

function blockOf(block: TextBlock, language: Language): Block {
  if (block.kind === 'paragraph') return block.text[language]
  if (block.kind === 'list') return { list: block.items.map((words) => words[language]) }
  if (block.kind === 'steps') return { steps: block.items.map((words) => words[language]) }
  if (block.kind === 'terms') return { terms: block.items.map(({ term, meaning }) => [term[language], meaning[language]] as const) }
  if (block.kind === 'cards') return { cards: block.items.map(({ title, text }) => ({ title: title[language], text: text[language] })) }
  return {
    folds: block.items.map(({ id, title, text }) => ({ id, title: title[language], text: text.map((words) => words[language]) })),
  }
}

/** Combines both languages of a text. Both must have the same structure. */
export function documentOf({ ru, en }: Texts): TextDocument {
  return {
    title: { ru: ru.title, en: en.title },
    description: { ru: ru.description, en: en.description },
    lead: { ru: ru.lead, en: en.lead },
    parts: pair(ru.parts, en.parts, (one, other) => ({
      id: one.id,
      title: { ru: one.title, en: other.title },
      blocks: pair(one.blocks, other.blocks, joinBlocks),
    })),
  }
}

function pair<T, Joined>(ru: readonly T[], en: readonly T[], join: (ru: T, en: T) => Joined): Joined[] {
  if (ru.length !== en.length) throw new Error('The two languages of a text differ in structure')
  return ru.map((one, at) => join(one, en[at] as T))
}

const wordsOf = (ru: string, en: string): Words => ({ ru, en })

function joinBlocks(ru: Block, en: Block): TextBlock {
  if (typeof ru === 'string' && typeof en === 'string') return { kind: 'paragraph', text: { ru, en } }
  if (typeof ru === 'string' || typeof en === 'string') throw new Error('The two languages of a text differ in structure')
  if ('list' in ru && 'list' in en) return { kind: 'list', items: pair(ru.list, en.list, wordsOf) }
  if ('steps' in ru && 'steps' in en) return { kind: 'steps', items: pair(ru.steps, en.steps, wordsOf) }
  if ('terms' in ru && 'terms' in en)
    return {
      kind: 'terms',
      items: pair(ru.terms, en.terms, (one, other) => ({ term: wordsOf(one[0], other[0]), meaning: wordsOf(one[1], other[1]) })),
    }
  if ('cards' in ru && 'cards' in en)
    return {
      kind: 'cards',
      items: pair(ru.cards, en.cards, (one, other) => ({ title: wordsOf(one.title, other.title), text: wordsOf(one.text, other.text) })),
    }
  if ('folds' in ru && 'folds' in en)
    return {
      kind: 'folds',
      items: pair(ru.folds, en.folds, (one, other) => ({
        id: one.id,
        title: wordsOf(one.title, other.title),
        text: pair(one.text, other.text, wordsOf),
      })),
    }
  throw new Error('The two languages of a text differ in structure')
}

export const emptyWords = (): Words => recordOf(languages.map((language) => [language, ''] as const))
