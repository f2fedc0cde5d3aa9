import type { Language } from '#contract/language.ts'

const yearSeconds = 365 * 24 * 60 * 60

/** Keeps a choice for the browser and, in a cookie, for the server (I18N-01). */
export function storeLanguage(language: Language): void {
  document.cookie = `lang=${language}; Max-Age=${yearSeconds}; Path=/; SameSite=Lax`
  try {
    localStorage.setItem('lang', language)
  } catch {
    // A browser without storage still has the cookie.
  }
}

/** The address of the page without its `lang`, so that the stored choice decides. */
export function addressWithoutLanguage(address: URL): string {
  const search = new URLSearchParams(address.search)
  search.delete('lang')
  const hash = address.hash.startsWith('#lang=') ? '' : address.hash
  const query = search.toString()
  return `${address.pathname}${query ? `?${query}` : ''}${hash}`
}
