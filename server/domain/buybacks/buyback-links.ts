import type { Language } from '#contract/language.ts'
import type { Digest } from '#server/domain/accounts/keyed-digest.ts'

/** The path of a person's page. Its secret is the number with a keyed digest of it, so that the database alone gives nobody a link. */
export const buybackPath = (digest: Digest, id: number): string => `/buyback/${id}.${digest('buyback-link', String(id))}`

/** The address of a person's page, as letters and colleagues pass it on. */
export function buybackUrl(
  digest: Digest,
  origins: Record<Language, string>,
  { id, language }: { id: number; language: Language },
): string {
  return `${origins[language]}${buybackPath(digest, id)}`
}

/** The number that the secret of a link opens; null for one that is not the shop's. */
export function readBuybackToken(digest: Digest, token: string): number | null {
  const [, id = '', mac = ''] = /^(\d{1,9})\.([\w-]{43})$/.exec(token) ?? []
  return id && digest.matches(mac, 'buyback-link', id) ? Number(id) : null
}
