import type { Language } from '#contract/language.ts'
import type { Digest } from '#server/domain/accounts/keyed-digest.ts'

/**
 * The secret of a quote's link: a keyed digest of its id. The database stores only its hash, so that a database leak reveals no links; the
 * shop can still derive the link when it sends a message.
 */
const quoteToken = (digest: Digest, id: string): string => digest('quote-link', id)

/** The stored hash of a link's secret. */
export const quoteTokenHash = (digest: Digest, token: string): string => digest('quote-hash', token)

export const newQuoteHash = (digest: Digest, id: string): string => quoteTokenHash(digest, quoteToken(digest, id))

/** The path of a quote's page. */
export const quotePath = (digest: Digest, id: string): string => `/quote/${quoteToken(digest, id)}`

/** The link for the person, on the site in their language. */
export function quoteUrl(digest: Digest, origins: Record<Language, string>, { id, language }: { id: string; language: Language }): string {
  return `${origins[language]}${quotePath(digest, id)}`
}
