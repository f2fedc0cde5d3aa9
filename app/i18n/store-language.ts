import { browserStorage } from '#app/browser/storage.ts'
import type { Language } from '#contract/language.ts'
import { languageCookie } from '#contract/rules/language-url.ts'

const storageKey = 'lang'

/** Stores the chosen language for the browser and, in a cookie, for the server (I18N-01). */
export function storeLanguage(language: Language): void {
  document.cookie = languageCookie(language)
  browserStorage.set(storageKey, language)
}

/** Whether the cookie was stored; some browsers reject cookies. */
export function isLanguageStored(language: Language): boolean {
  return document.cookie.includes(`lang=${language}`)
}

export function storedLanguage(): string | null {
  return browserStorage.get(storageKey)
}

/** Returns the URL's path without `lang`, so that the stored choice decides the language. */
export function urlWithoutLanguage(url: URL): string {
  const search = new URLSearchParams(url.search)
  search.delete('lang')
  const hash = url.hash.startsWith('#lang=') ? '' : url.hash
  const query = search.toString()
  return `${url.pathname}${query ? `?${query}` : ''}${hash}`
}
