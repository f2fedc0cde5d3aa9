import type { Language } from '#contract/language.ts'
import { dayS } from '#contract/rules/durations.ts'

const yearSeconds = 365 * dayS

/** Returns the cookie of the chosen language. Browser and server set the same one. */
export function languageCookie(language: Language): string {
  return `lang=${language}; Max-Age=${yearSeconds}; Path=/; SameSite=Lax`
}

/** Returns the URL of a page in a language: on the origin of the language, or with the parameter `lang` if both share one. */
export function languageUrl(origins: Record<Language, string>, language: Language, path: string): string {
  const url = origins[language] + path
  if (origins.ru !== origins.en) return url
  return `${url}${path.includes('?') ? '&' : '?'}lang=${language}`
}

/** Returns the canonical origin of a host: the Russian origin for its own host, else the English origin. */
export function canonicalOriginFor(host: string | undefined, origins: Record<Language, string>): string {
  // hot path, called for every request: compares without parsing a URL, because an origin is always scheme, `//` and host
  return host?.toLowerCase() === origins.ru.slice(origins.ru.indexOf('//') + 2) ? origins.ru : origins.en
}
