import type { Language } from '#contract/language.ts'
import type { Digest } from '#server/domain/accounts/keyed-digest.ts'

/**
 * The link for a person without an account to read their thread and write back. Its secret is the number with a keyed digest, so that a
 * database leak reveals no links; it is in the fragment, which is never sent to a server or logged.
 */
export function threadUrl(digest: Digest, origins: Record<Language, string>, { id, language }: { id: number; language: Language }): string {
  return `${origins[language]}/messages#${id}.${digest('thread-link', String(id))}`
}

/** The thread number of a link's secret; null for a forged one. */
export function readThreadToken(digest: Digest, token: string): number | null {
  const [, id = '', mac = ''] = /^(\d{1,9})\.([\w-]{43})$/.exec(token) ?? []
  return id && digest.matches(mac, 'thread-link', id) ? Number(id) : null
}
