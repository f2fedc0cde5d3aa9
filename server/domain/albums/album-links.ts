import type { Language } from '#contract/language.ts'
import type { Digest } from '#server/domain/accounts/keyed-digest.ts'

/** Returns the URL of an album. Its token has a keyed digest of the album's id, so a leaked database does not reveal links. */
export const albumUrl = (digest: Digest, origins: Record<Language, string>, { id, language }: { id: number; language: Language }): string =>
  `${origins[language]}/live/${id}-${digest('album-link', String(id))}`

/** Returns the album id in a token, or null if the shop did not issue the token. */
export function readAlbumToken(digest: Digest, token: string): number | null {
  const [, id = '', mac = ''] = /^(\d{1,9})-([\w-]{43})$/.exec(token) ?? []
  return id && digest.matches(mac, 'album-link', id) ? Number(id) : null
}
