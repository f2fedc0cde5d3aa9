import { browserStorage } from '#app/browser/storage.ts'
import type { Language } from '#contract/language.ts'
import { languageCookie } from '#contract/rules/language-url.ts'

const storageKey = 'lang'

/** Stores a choice for the browser and, in a cookie, for the server (I18N-01). */
export function storeLanguage(language: Language): void {
  document.cookie = languageCookie(language)
  browserStorage.set(storageKey, language)
}

/** Whether the server will hear of the choice: some browsers keep no cookies. */
export function isLanguageStored(language: Language): boolean {
  return document.cookie.includes(`lang=${language}`)
}

/** The stored choice, if any; without storage there is still the cookie. */
export function storedLanguage(): string | null {
  return browserStorage.get(storageKey)
}

/** The URL of the page without its `lang`, so that the stored choice decides. */
export function urlWithoutLanguage(url: URL): string {
  const search = new URLSearchParams(url.search)
  search.delete('lang')
  const hash = url.hash.startsWith('#lang=') ? '' : url.hash
  const query = search.toString()
  return `${url.pathname}${query ? `?${query}` : ''}${hash}`
}
