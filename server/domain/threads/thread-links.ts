import type { Language } from '#contract/language.ts'
import type { Digest } from '#server/domain/accounts/keyed-digest.ts'

/**
 * Returns the link by which a person without an account reads and answers a thread. Its secret contains the number of the thread and a
 * keyed digest, so that a leaked database reveals no links. The secret is in the fragment, which browsers send to no server.
 */
export function threadUrl(digest: Digest, origins: Record<Language, string>, { id, language }: { id: number; language: Language }): string {
  return `${origins[language]}/messages#${id}.${digest('thread-link', String(id))}`
}

/** Returns the thread number in the secret of a link; null for a forged secret. */
export function readThreadToken(digest: Digest, token: string): number | null {
  const [, id = '', mac = ''] = /^(\d{1,9})\.([\w-]{43})$/.exec(token) ?? []
  return id && digest.matches(mac, 'thread-link', id) ? Number(id) : null
}
