import type { IncomingMessage } from 'node:http'
import { chooseLanguage } from '#app/i18n/choose-language.ts'
import { isLanguage, type Language } from '#contract/language.ts'
import { canonicalOriginFor } from '#contract/rules/language-url.ts'
import { returnParam } from '#contract/rules/relay.ts'
import { normalizePagePath, pageCacheKey } from '#server/web/page-cache-key.ts'

/** The properties of a request that determine a page. A page depends on nothing else, so that it can be cached. */
export type PageRequest = {
  language: Language
  /**
   * The language in the URL if the visitor chose it, or null. Null for requests for loader data, and on the sign-in page of the Russian
   * site if the English site opened it.
   */
  chosen: Language | null
  canonicalOrigin: string
  path: string
  key: string
}

export type Origins = Record<Language, string>

export function readPageRequest(request: IncomingMessage, origins: Origins): PageRequest {
  const url = request.url ?? '/'
  const queryStart = url.indexOf('?')
  const query = queryStart < 0 ? undefined : new URLSearchParams(url.slice(queryStart))
  const host = (request.headers.host ?? '').toLowerCase()
  const named = query?.get('lang') ?? null
  const language = chooseLanguage({
    query: named,
    stored: languageCookie(request.headers.cookie),
    host: languageHost(host, origins),
  })
  const canonicalOrigin = canonicalOriginFor(host, origins)
  const path = query ? normalizePagePath(url.slice(0, queryStart), query) : url
  const isChoice = !url.slice(0, queryStart).endsWith('.data') && !query?.has(returnParam)
  const chosen = isLanguage(named) && isChoice ? named : null
  return { language, chosen, canonicalOrigin, path, key: pageCacheKey(language, canonicalOrigin, path) }
}

function languageCookie(cookies: string | undefined): Language | null {
  const value = cookies === undefined ? undefined : /(?:^|;\s*)lang=(ru|en)(?:;|$)/.exec(cookies)?.[1]
  return isLanguage(value) ? value : null
}

/** Returns the host that determines the language. The configured English host counts as a .com host, whatever its domain. */
function languageHost(host: string, origins: Origins): string {
  return origins.en !== origins.ru && host === hostOf(origins.en) ? 'x.com' : host
}

function hostOf(origin: string): string {
  return origin.replace(/^https?:\/\//, '')
}
