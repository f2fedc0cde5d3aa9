import type { Language } from '#contract/language.ts'
import type { PageText, PolicyVersion } from '#contract/page-texts.ts'
import type { Article } from '#contract/rules/article.ts'
import { policyDay } from '#contract/rules/page-facts.ts'
import type { TextPageName } from '#contract/rules/page-texts.ts'
import { sentenceLink } from '#contract/rules/sentence-link.ts'
import { articleOf, type TextDocument } from '#contract/rules/staff/text-document.ts'
import { isSafeAddress } from '#contract/rules/staff/text-sentences.ts'
import { defaultTexts } from '#server/domain/page-texts/default-texts.ts'
import type { EarlierVersion, getPolicyVersion } from '#server/domain/page-texts/policy-versions.ts'
import type { ShownTexts } from '#server/domain/page-texts/shown-texts.ts'

export function presentPageText(texts: ShownTexts, page: TextPageName, language: Language): PageText {
  const own = texts.own.get(page)
  const article = own ? presentArticle(own, language) : defaultTexts[page][language]
  const versions = texts.policies.get(page)
  return {
    ...article,
    since: versions?.from ? policyDay(language, versions.from) : null,
    earlier: (versions?.earlier ?? []).map(presentEarlier),
  }
}

const presentEarlier = ({ name, from, until }: EarlierVersion) => ({
  version: name,
  from: from?.toISOString() ?? null,
  until: until.toISOString(),
})

export const presentDraftText = (document: TextDocument, language: Language, from: Date | null): PageText => ({
  ...presentArticle(document, language),
  since: from && policyDay(language, from),
  earlier: [],
})

type Version = Awaited<ReturnType<typeof getPolicyVersion>>

/** Presents an earlier version. Computes the date in its facts from `from`: after an undo, a version has the facts of an older version. */
export function presentPolicyVersion({ document, facts, from, until }: Version, language: Language): PolicyVersion {
  return {
    ...presentArticle(document, language),
    facts: { ...facts[language], ...(from ? { since: policyDay(language, from) } : {}) },
    from: from?.toISOString() ?? null,
    until: until.toISOString(),
  }
}

/** Presents an article without unsafe links. Links are checked when a text is saved, but the database may contain unchecked links. */
const presentArticle = (document: TextDocument, language: Language): Article => withSafeLinks(articleOf(document, language))

function withSafeLinks<T>(part: T): T
function withSafeLinks(part: unknown): unknown {
  if (typeof part === 'string')
    return part.replace(sentenceLink, (whole, words: string, address: string) => (isSafeAddress(address) ? whole : words))
  if (Array.isArray(part)) return part.map((item: unknown) => withSafeLinks(item))
  if (typeof part !== 'object' || part === null) return part
  return Object.fromEntries(Object.entries(part).map(([key, value]) => [key, withSafeLinks(value)]))
}
