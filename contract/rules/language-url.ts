import type { Language } from '#contract/language.ts'
import { dayS } from '#contract/rules/durations.ts'

const yearSeconds = 365 * dayS

/** Returns the cookie that stores the chosen language. The browser and the server set the same cookie. */
export function languageCookie(language: Language): string {
  return `lang=${language}; Max-Age=${yearSeconds}; Path=/; SameSite=Lax`
}

/**
 * Returns the URL of a page in a language: on the origin of that language, or with the parameter `lang` if both languages share an origin.
 */
export function languageUrl(origins: Record<Language, string>, language: Language, path: string): string {
  const url = origins[language] + path
  if (origins.ru !== origins.en) return url
  return `${url}${path.includes('?') ? '&' : '?'}lang=${language}`
}

/** Returns the canonical origin for a host: the Russian origin for the host of the Russian site, else the English origin. */
export function canonicalOriginFor(host: string | undefined, origins: Record<Language, string>): string {
  // avoids parsing a URL, because each request calls this; an origin is always the scheme, `//` and the host
  return host?.toLowerCase() === origins.ru.slice(origins.ru.indexOf('//') + 2) ? origins.ru : origins.en
}
