import type { Language } from '#contract/language.ts'
import type { Digest } from '#server/domain/accounts/keyed-digest.ts'

/**
 * The secret of a quote's link: a keyed digest of its id. The database holds a hash of it, so that it alone gives nobody a link, and the
 * shop can still write the link into a message when that leaves.
 */
const quoteToken = (digest: Digest, id: string): string => digest('quote-link', id)

/** What the database knows of a link's secret. */
export const quoteTokenHash = (digest: Digest, token: string): string => digest('quote-hash', token)

/** The hash for a new quote. */
export const newQuoteHash = (digest: Digest, id: string): string => quoteTokenHash(digest, quoteToken(digest, id))

/** The path of the page of a quote. */
export const quotePath = (digest: Digest, id: string): string => `/quote/${quoteToken(digest, id)}`

/** The link that a person gets, on the site of their language. */
export function quoteUrl(digest: Digest, origins: Record<Language, string>, { id, language }: { id: string; language: Language }): string {
  return `${origins[language]}${quotePath(digest, id)}`
}
