import type { Services, Site } from '#app/client/services.ts'
import type { Json, StructuredData } from '#app/sections/seo/structured-data.server.ts'
import { defaultLanguage, type Language } from '#contract/language.ts'
import { languageUrl } from '#contract/rules/language-url.ts'

/**
 * Returns the canonical URL of a page, on the canonical host. If both languages share this host, the URL in the second language has the
 * parameter `lang`.
 */
export function canonicalUrl({ origins, canonicalOrigin }: Site, language: Language, pagePath: string): string {
  const isOneHost = origins.ru === origins.en
  return isOneHost && language !== defaultLanguage ? languageUrl(origins, language, pagePath) : canonicalOrigin + pagePath
}

/**
 * Structured data of a page, with canonical `url` and `item` and without empty values. Leaves out products without an offer, because search
 * engines report them as errors.
 */
export function structuredGraph({ site, language }: Pick<Services, 'site' | 'language'>, entities: readonly StructuredData[]): Json {
  const shown = entities.filter((entity) => entity['@type'] !== 'Product' || 'offers' in entity)
  return shown.map((entity) => tidy(entity, '', (url) => canonicalUrl(site, language, url.slice(site.canonicalOrigin.length)), site))
}

function tidy(value: Json, key: string, canonical: (url: string) => string, site: Site): Json {
  if (Array.isArray(value)) return value.map((each) => tidy(each, key, canonical, site)).filter((each) => !isEmpty(each))
  if (typeof value === 'string') return isPageUrl(key, value, site) ? canonical(value) : value
  if (value === null || typeof value !== 'object') return value
  const entries = Object.entries(value).map(([name, each]): [string, Json] => [name, tidy(each, name, canonical, site)])
  return Object.fromEntries(entries.filter(([, each]) => !isEmpty(each)))
}

const isPageUrl = (key: string, value: string, { canonicalOrigin }: Site) =>
  (key === 'url' || key === 'item') && value.startsWith(`${canonicalOrigin}/`)

function isEmpty(value: Json): boolean {
  if (value === null || value === '') return true
  if (Array.isArray(value)) return value.length === 0
  return typeof value === 'object' && Object.keys(value).length === 0
}
