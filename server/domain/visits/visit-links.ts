import type { Language } from '#contract/language.ts'
import { CodedError } from '#server/context/coded-error.ts'
import type { Digest } from '#server/domain/accounts/keyed-digest.ts'

/**
 * Returns the path of a visit's page. Its secret contains the number of the visit and a keyed digest, so that a leaked database reveals no
 * links.
 */
export const visitPath = (digest: Digest, id: number): string => `/visit/${id}-${digest('visit-link', String(id))}`

/** Returns the URL of a visit's page, on the site in the person's language. */
export const visitUrl = (digest: Digest, origins: Record<Language, string>, { id, language }: { id: number; language: Language }): string =>
  `${origins[language]}${visitPath(digest, id)}`

/** Whether a link secret is valid. */
export const isVisitToken = (digest: Digest, token: string): boolean => numberOfToken(digest, token) !== null

/** Returns the visit id in the secret of a link. Throws `not-found` for a forged secret. */
export function readVisitToken(digest: Digest, token: string): number {
  const id = numberOfToken(digest, token)
  if (id === null) throw new CodedError('not-found')
  return id
}

function numberOfToken(digest: Digest, token: string): number | null {
  const [, id = '', mac = ''] = /^(\d{1,9})-([\w-]{43})$/.exec(token) ?? []
  return id && digest.matches(mac, 'visit-link', id) ? Number(id) : null
}
