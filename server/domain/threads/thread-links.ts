import type { Language } from '#contract/language.ts'
import type { Digest } from '#server/domain/accounts/keyed-digest.ts'

/**
 * The link by which somebody without an account reads their thread and writes back. Its secret is the number with a keyed digest of it, so
 * that the database alone gives nobody a link; it is in the fragment, which no server and no log gets.
 */
export function threadUrl(digest: Digest, origins: Record<Language, string>, { id, language }: { id: number; language: Language }): string {
  return `${origins[language]}/messages#${id}.${digest('thread-link', String(id))}`
}

/** The number of the thread that a link's secret opens; null for a secret that is not the shop's. */
export function readThreadToken(digest: Digest, token: string): number | null {
  const [, id = '', mac = ''] = /^(\d{1,9})\.([\w-]{43})$/.exec(token) ?? []
  return id && digest.matches(mac, 'thread-link', id) ? Number(id) : null
}
