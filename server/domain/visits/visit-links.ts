import type { Language } from '#contract/language.ts'
import { CodedError } from '#server/context/coded-error.ts'
import type { Digest } from '#server/domain/accounts/keyed-digest.ts'

/** The path of a visit's own page. Its secret is the visit's number with a keyed digest of it, so that the database alone gives nobody a link. */
export const visitPath = (digest: Digest, id: number): string => `/visit/${id}-${digest('visit-link', String(id))}`

/** The same for a letter. */
export const visitUrl = (digest: Digest, origins: Record<Language, string>, { id, language }: { id: number; language: Language }): string =>
  `${origins[language]}${visitPath(digest, id)}`

/** Whether a secret is the shop's. */
export const isVisitToken = (digest: Digest, token: string): boolean => numberOfToken(digest, token) !== null

/** The visit that a secret opens. Throws `not-found` for one that is not the shop's. */
export function readVisitToken(digest: Digest, token: string): number {
  const id = numberOfToken(digest, token)
  if (id === null) throw new CodedError('not-found')
  return id
}

function numberOfToken(digest: Digest, token: string): number | null {
  const [, id = '', mac = ''] = /^(\d{1,9})-([\w-]{43})$/.exec(token) ?? []
  return id && digest.matches(mac, 'visit-link', id) ? Number(id) : null
}
