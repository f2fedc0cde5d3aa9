import { fillTemplate } from '#contract/rules/fill-template.ts'

const noBreak = '\u00A0'
const shortWords = /(^|[\s(«\u00A0])(\p{Script=Cyrillic}{1,2}|a|an|the|of|to|in) (?=\S)/giu

/** Fills `facts` into a sentence and inserts no-break spaces: after a number, before a dash and after short words. */
export function typeset(sentence: string, facts: Readonly<Record<string, string>> = {}): string {
  return fillTemplate(sentence, facts)
    .replace(/(\d) (?=[\p{L}\d])/gu, `$1${noBreak}`)
    .replace(/ —/g, `${noBreak}—`)
    .replace(shortWords, `$1$2${noBreak}`)
    .replace(shortWords, `$1$2${noBreak}`)
}

/** Applies `typeset` to every string of `text`, except the ids used by links and anchors. */
export function typesetAll<T>(text: T, facts: Readonly<Record<string, string>>): T
export function typesetAll(text: unknown, facts: Readonly<Record<string, string>>): unknown {
  if (typeof text === 'string') return typeset(text, facts)
  if (Array.isArray(text)) return text.map((part: unknown) => typesetAll(part, facts))
  if (typeof text !== 'object' || text === null) return text
  return Object.fromEntries(Object.entries(text).map(([key, value]) => [key, key === 'id' ? value : typesetAll(value, facts)]))
}
