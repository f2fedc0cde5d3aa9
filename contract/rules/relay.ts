import type { Language } from '#contract/language.ts'

type Origins = Readonly<Record<Language, string>>

const relayPath = '/auth/relay'

/** Whether one sign-in serves two sites: then people of the English one sign in on the Russian one (AUTH-11). */
export function isRelayed(origins: Origins, here: string): boolean {
  return origins.ru !== origins.en && here === origins.en
}

/** The Russian site's sign-in for a visitor of the English one, who comes back with `next`; `nonce` is known to that browser only (SEC-B3). */
export function relayedLogin(origins: Origins, { next, nonce, language }: { next: string; nonce: string; language: Language }): string {
  const query = new URLSearchParams({ next, return_to: `${origins.en}${relayPath}?nonce=${nonce}`, lang: language })
  return `${origins.ru}/login?${query.toString()}`
}

/**
 * Where tokens may be taken (AUTH-11, SEC-B2): the relay of the shop's other site, exactly as configured, with nothing but a
 * nonce. Anything else is null: then nothing is handed over. Configured origins are https ones, outside of production also http ones.
 */
export function relayTarget(returnTo: string | null, here: string, origins: Origins): string | null {
  if (!returnTo || !URL.canParse(returnTo)) return null
  const { origin, pathname, search, hash, username, password } = new URL(returnTo)
  const isOther = origin !== here && (origin === origins.ru || origin === origins.en)
  const isRelay = pathname === relayPath && /^\?nonce=[\w-]{20,64}$/.test(search)
  const isBare = hash === '' && username === '' && password === ''
  return isOther && isRelay && isBare ? origin + pathname + search : null
}

/** What the relay brings: in the fragment, which no server sees. */
export type Relayed = { access: string; refresh: string; next: string }

export function writeRelayed(target: string, relayed: Relayed): string {
  return `${target}#${new URLSearchParams(relayed).toString()}`
}

/** Null when a token is missing. */
export function readRelayed(fragment: string): Relayed | null {
  const told = new URLSearchParams(fragment.replace(/^#/, ''))
  const access = told.get('access')
  const refresh = told.get('refresh')
  return access && refresh ? { access, refresh, next: told.get('next') ?? '' } : null
}
