import type { Language } from '#contract/language.ts'
import type { Digest } from '#server/domain/accounts/keyed-digest.ts'

/**
 * The secret of a quote's link: a keyed digest of the quote's id, so the shop can derive the link again for each message. The database
 * stores only a hash of the secret, so a leaked database reveals no links.
 */
const quoteToken = (digest: Digest, id: string): string => digest('quote-link', id)

export const quoteTokenHash = (digest: Digest, token: string): string => digest('quote-hash', token)

export const newQuoteHash = (digest: Digest, id: string): string => quoteTokenHash(digest, quoteToken(digest, id))

export const quotePath = (digest: Digest, id: string): string => `/quote/${quoteToken(digest, id)}`

/** Returns the link to a quote, on the site in the person's language. */
export function quoteUrl(digest: Digest, origins: Record<Language, string>, { id, language }: { id: string; language: Language }): string {
  return `${origins[language]}${quotePath(digest, id)}`
}
