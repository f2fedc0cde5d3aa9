import type { Language } from '#contract/language.ts'
import type { Digest } from '#server/domain/accounts/keyed-digest.ts'

/** The address of an album. Its secret is the album's number with a keyed digest of it, so that the database alone gives nobody a link. */
export const albumUrl = (digest: Digest, origins: Record<Language, string>, { id, language }: { id: number; language: Language }): string =>
  `${origins[language]}/live/${id}-${digest('album-link', String(id))}`

/** The number that a secret opens; null for one that is not the shop's. */
export function readAlbumToken(digest: Digest, token: string): number | null {
  const [, id = '', mac = ''] = /^(\d{1,9})-([\w-]{43})$/.exec(token) ?? []
  return id && digest.matches(mac, 'album-link', id) ? Number(id) : null
}
