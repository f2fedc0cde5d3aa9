import type { ServerResponse } from 'node:http'
import { languageCookie } from '#contract/rules/language-url.ts'
import type { PageRequest } from '#server/web/page-request.ts'

/** Who follows a URL that names a language has chosen it: a cookie keeps the choice, for browsers without script too (I18N-01). */
export function keepChosenLanguage({ chosen }: PageRequest, response: ServerResponse): void {
  if (chosen) response.setHeader('set-cookie', languageCookie(chosen))
}

/** The target of a redirect, in the language that the redirected URL named; another site's is left alone. */
export function redirectInLanguage(location: string, { chosen }: PageRequest): string {
  if (!chosen || !location.startsWith('/') || location.startsWith('//')) return location
  const url = new URL(location, 'http://x')
  url.searchParams.set('lang', chosen)
  return url.pathname + url.search + url.hash
}
