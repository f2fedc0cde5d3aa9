import type { IncomingMessage } from 'node:http'
import { chooseLanguage } from '#app/i18n/choose-language.ts'
import { isLanguage, type Language } from '#contract/language.ts'
import { canonicalOriginFor } from '#contract/rules/language-address.ts'

/** What of a request decides how a page looks: nothing else of it reaches the page, so a page can be kept whole. */
export type PageRequest = { language: Language; canonicalOrigin: string; path: string; key: string }

export type Origins = Record<Language, string>

/** Parameters that pages read; others (of advertisers, of trackers) neither change a page nor its key. */
const readParameters = new Set(
  [
    'search ordering page page_size seed brand brand_ids collection city city_ids watch_type jewelry_type case_material glass_type',
    'movement_type function strap_material condition workshop min_price max_price production_year production_year_min',
    'production_year_max case_diameter_min case_diameter_max full_set is_limited_edition on_sale category size q mode letter sent',
  ].flatMap((names) => names.split(' ')),
)

export function readPageRequest(request: IncomingMessage, origins: Origins): PageRequest {
  const url = request.url ?? '/'
  const mark = url.indexOf('?')
  const query = mark < 0 ? undefined : new URLSearchParams(url.slice(mark))
  const host = (request.headers.host ?? '').toLowerCase()
  const language = chooseLanguage({
    query: query?.get('lang') ?? null,
    stored: languageCookie(request.headers.cookie),
    host: hostForLanguage(host, origins),
  })
  const canonicalOrigin = canonicalOriginFor(host, origins)
  const path = query ? withParameters(url.slice(0, mark), query) : url
  return { language, canonicalOrigin, path, key: `page ${language} ${canonicalOrigin} ${path}` }
}

function withParameters(path: string, query: URLSearchParams): string {
  const kept = new URLSearchParams()
  for (const [name, value] of query) if (readParameters.has(name) && value !== '') kept.append(name, value)
  kept.sort()
  const text = kept.toString()
  return text ? `${path}?${text}` : path
}

function languageCookie(cookies: string | undefined): Language | null {
  const value = cookies === undefined ? undefined : /(?:^|;\s*)lang=(ru|en)(?:;|$)/.exec(cookies)?.[1]
  return isLanguage(value) ? value : null
}

/** A configured English host speaks English whatever its ending; the table is the configuration's, not the client's (SEC-B9). */
function hostForLanguage(host: string, origins: Origins): string {
  return origins.en !== origins.ru && host === hostOf(origins.en) ? 'x.com' : host
}

function hostOf(origin: string): string {
  return origin.replace(/^https?:\/\//, '')
}
