import type { Language } from '#contract/language.ts'

export type Card = { title: string; text: string }
export type Fold = { id: string; title: string; text: string[] }

/**
 * A block of text. In its sentences, `[words](/path)` is a link, and a placeholder such as `{{phone}}` is replaced by a fact about the
 * company.
 */
export type Block =
  | string
  | { list: readonly string[] }
  | { steps: readonly string[] }
  | { terms: readonly (readonly [string, string])[] }
  | { cards: readonly Card[] }
  | { folds: readonly Fold[] }

export type ArticlePart = { id: string; title: string; blocks: readonly Block[] }

/** The text of a page. The ids of its parts are URL anchors and the same in both languages. */
export type Article = { title: string; description: string; lead: string; parts: readonly ArticlePart[] }

export type Texts = Record<Language, Article>
