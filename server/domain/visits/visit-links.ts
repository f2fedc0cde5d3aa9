import type { Language } from '#contract/language.ts'
import { CodedError } from '#server/context/coded-error.ts'
import type { Digest } from '#server/domain/accounts/keyed-digest.ts'

/** The path of a visit's page. Its secret is the visit's number with a keyed digest, so that a database leak reveals no links. */
export const visitPath = (digest: Digest, id: number): string => `/visit/${id}-${digest('visit-link', String(id))}`

/** The absolute URL of a visit's page, for emails. */
export const visitUrl = (digest: Digest, origins: Record<Language, string>, { id, language }: { id: number; language: Language }): string =>
  `${origins[language]}${visitPath(digest, id)}`

/** Whether a link secret is valid. */
export const isVisitToken = (digest: Digest, token: string): boolean => numberOfToken(digest, token) !== null

/** The visit id of a link secret. Throws `not-found` for a forged one. */
export function readVisitToken(digest: Digest, token: string): number {
  const id = numberOfToken(digest, token)
  if (id === null) throw new CodedError('not-found')
  return id
}

function numberOfToken(digest: Digest, token: string): number | null {
  const [, id = '', mac = ''] = /^(\d{1,9})-([\w-]{43})$/.exec(token) ?? []
  return id && digest.matches(mac, 'visit-link', id) ? Number(id) : null
}
