import { languages } from '#contract/language.ts'
import { factNames, linkedFacts } from '#contract/rules/page-facts.ts'
import { sentenceLink } from '#contract/rules/sentence-link.ts'
import type { TextBlock, TextDocument, TextPart, Words } from '#contract/rules/staff/text-document.ts'

/**
 * The content allowed in a sentence: links and facts (`linked`), only facts (`plain`), or neither (`bare`, for texts shown by search
 * engines).
 */
export type SentenceKind = 'linked' | 'plain' | 'bare'

export type SentenceProblem = 'empty' | 'fact-broken' | 'fact-unknown' | 'fact-here' | 'link-broken' | 'link-here' | 'link-scheme'

/** A sentence of a document, with its path in the document and its allowed content. */
export type Sentence = { path: string; kind: SentenceKind; text: string }

const facts: ReadonlySet<string> = new Set(factNames)
const fact = /\{\{(\w+)\}\}/g
/**
 * The allowed beginnings of an address: a path of the shop, an anchor, `https:`, `mailto:` or `tel:`. Rejects for example `javascript:` and
 * `data:`.
 */
const safeAddress = /^(\/(?![/\\])|#|https:\/\/|mailto:[^\s@]+@|tel:\+?[\d-]+$)/

export const isSafeAddress = (address: string) => safeAddress.test(address)

/** Returns the problem of a typed sentence, or null. Does not check whether linked pages exist. */
export function findSentenceProblem(text: string, kind: SentenceKind): SentenceProblem | null {
  if (text.trim() === '') return 'empty'
  return findFactProblem(text, kind) ?? findLinkProblem(text, kind)
}

function findFactProblem(text: string, kind: SentenceKind): SentenceProblem | null {
  const names = [...text.matchAll(fact)].map(([, name = '']) => name)
  if (/\{\{|\}\}/.test(text.replace(fact, ''))) return 'fact-broken'
  if (names.some((name) => !facts.has(name))) return 'fact-unknown'
  if (kind === 'bare' && names.length > 0) return 'fact-here'
  return kind === 'plain' && names.some((name) => linkedFacts.has(name)) ? 'fact-here' : null
}

function findLinkProblem(text: string, kind: SentenceKind): SentenceProblem | null {
  if (/\]\(|\[[^[\]]*$/.test(text.replace(sentenceLink, ''))) return 'link-broken'
  const links = [...text.matchAll(sentenceLink)]
  if (links.length > 0 && kind !== 'linked') return 'link-here'
  for (const [, words = '', address = ''] of links) {
    if (/[{}]/.test(address) || [...words.matchAll(fact)].some(([, name = '']) => linkedFacts.has(name))) return 'link-broken'
    if (!isSafeAddress(address)) return 'link-scheme'
  }
  return null
}

export const addressesIn = (text: string): string[] => [...text.matchAll(sentenceLink)].map(([, , address = '']) => address)

/** Returns each text of a document (titles, paragraphs, list items) as a separate item for each language. */
export function sentencesOf({ title, description, lead, parts }: TextDocument): Sentence[] {
  return [
    ...both('title', 'bare', title),
    ...both('description', 'bare', description),
    ...both('lead', 'linked', lead),
    ...parts.flatMap(sentencesOfPart),
  ]
}

function sentencesOfPart({ id, title, blocks }: TextPart): Sentence[] {
  const at = `parts.${id}`
  return [...both(`${at}.title`, 'plain', title), ...blocks.flatMap((block, index) => sentencesOfBlock(block, `${at}.blocks.${index}`))]
}

function sentencesOfBlock(block: TextBlock, at: string): Sentence[] {
  if (block.kind === 'paragraph') return both(`${at}.text`, 'linked', block.text)
  if (block.kind === 'list' || block.kind === 'steps')
    return block.items.flatMap((words, index) => both(`${at}.items.${index}`, 'linked', words))
  if (block.kind === 'terms')
    return block.items.flatMap(({ term, meaning }, index) => [
      ...both(`${at}.items.${index}.term`, 'plain', term),
      ...both(`${at}.items.${index}.meaning`, 'linked', meaning),
    ])
  if (block.kind === 'cards')
    return block.items.flatMap(({ title, text }, index) => [
      ...both(`${at}.items.${index}.title`, 'plain', title),
      ...both(`${at}.items.${index}.text`, 'linked', text),
    ])
  return block.items.flatMap(({ title, text }, index) => [
    ...both(`${at}.items.${index}.title`, 'plain', title),
    ...text.flatMap((words, row) => both(`${at}.items.${index}.text.${row}`, 'linked', words)),
  ])
}

function both(path: string, kind: SentenceKind, words: Words): Sentence[] {
  return languages.map((language) => ({ path: `${path}.${language}`, kind, text: words[language] }))
}
