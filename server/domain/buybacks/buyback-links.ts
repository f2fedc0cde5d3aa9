import type { Language } from '#contract/language.ts'
import type { Digest } from '#server/domain/accounts/keyed-digest.ts'

/**
 * Returns the path of a person's buyback page. Its token has a keyed digest of the buyback's id, so a leaked database does not reveal
 * links.
 */
export const buybackPath = (digest: Digest, id: number): string => `/buyback/${id}.${digest('buyback-link', String(id))}`

/** Returns the URL of a person's buyback page, for emails and for the staff. */
export function buybackUrl(
  digest: Digest,
  origins: Record<Language, string>,
  { id, language }: { id: number; language: Language },
): string {
  return `${origins[language]}${buybackPath(digest, id)}`
}

/** Returns the buyback id of a token, or null if the shop did not issue the token. */
export function readBuybackToken(digest: Digest, token: string): number | null {
  const [, id = '', mac = ''] = /^(\d{1,9})\.([\w-]{43})$/.exec(token) ?? []
  return id && digest.matches(mac, 'buyback-link', id) ? Number(id) : null
}
