import type { Language } from '#contract/language.ts'
import { dayS } from '#contract/rules/durations.ts'

const yearSeconds = 365 * dayS

/** The cookie that keeps the chosen language; browser and server set the same (I18N-01). */
export function languageCookie(language: Language): string {
  return `lang=${language}; Max-Age=${yearSeconds}; Path=/; SameSite=Lax`
}

/** The URL of a page in a language: on that language's origin, or with `lang` where both languages share one. */
export function languageUrl(origins: Record<Language, string>, language: Language, path: string): string {
  const url = origins[language] + path
  if (origins.ru !== origins.en) return url
  return `${url}${path.includes('?') ? '&' : '?'}lang=${language}`
}

/** The canonical origin for a host: the Russian one for the Russian host, the English one for every other. */
export function canonicalOriginFor(host: string | undefined, origins: Record<Language, string>): string {
  // called for every request: an origin is known to be a scheme, two slashes and a host
  return host?.toLowerCase() === origins.ru.slice(origins.ru.indexOf('//') + 2) ? origins.ru : origins.en
}
