import type { ServerResponse } from 'node:http'
import { languageCookie } from '#contract/rules/language-url.ts'
import type { PageRequest } from '#server/web/page-request.ts'

export function keepChosenLanguage({ chosen }: PageRequest, response: ServerResponse): void {
  if (chosen) response.setHeader('set-cookie', languageCookie(chosen))
}

/** Adds the visitor's chosen language to the target of a redirect, unless the target is on another site. */
export function redirectInLanguage(location: string, { chosen }: PageRequest): string {
  if (!chosen || !location.startsWith('/') || location.startsWith('//')) return location
  const url = new URL(location, 'http://x')
  url.searchParams.set('lang', chosen)
  return url.pathname + url.search + url.hash
}
