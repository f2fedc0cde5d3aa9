import type { Language } from '#contract/language.ts'

type Origins = Readonly<Record<Language, string>>

const relayPath = '/auth/relay'

/** A parameter of the sign-in page: the URL of the other site to which the visitor returns. */
export const returnParam = 'return_to'

/**
 * Whether visitors of this site sign in on the other site. If the shop has two sites, the English site uses the sign-in of the Russian
 * site.
 */
export function isRelayed(origins: Origins, here: string): boolean {
  return origins.ru !== origins.en && here === origins.en
}

/**
 * Returns the URL of the Russian site's sign-in page for a visitor of the English site. `next`: the page to return to. `nonce`: a random
 * value known only to this browser.
 */
export function relayLoginUrl(origins: Origins, { next, nonce, language }: { next: string; nonce: string; language: Language }): string {
  const query = new URLSearchParams({ next, [returnParam]: `${origins.en}${relayPath}?nonce=${nonce}`, lang: language })
  return `${origins.ru}/login?${query.toString()}`
}

/**
 * Returns `returnTo` if tokens may be sent to it, else null. Accepts only the relay page of the shop's other site with a nonce as its only
 * parameter.
 */
export function relayTarget(returnTo: string | null, here: string, origins: Origins): string | null {
  if (!returnTo || !URL.canParse(returnTo)) return null
  const { origin, pathname, search, hash, username, password } = new URL(returnTo)
  const isOther = origin !== here && (origin === origins.ru || origin === origins.en)
  const isRelay = pathname === relayPath && /^\?nonce=[\w-]{20,64}$/.test(search)
  const isBare = hash === '' && username === '' && password === ''
  return isOther && isRelay && isBare ? origin + pathname + search : null
}

/** Tokens passed to the relay page in the URL fragment, which browsers do not send to a server. */
export type RelayedTokens = { access: string; refresh: string; next: string }

export function formatRelayUrl(target: string, relayed: RelayedTokens): string {
  return `${target}#${new URLSearchParams(relayed).toString()}`
}

/** Parses the fragment of the relay page. Null if a token is missing. */
export function parseRelayFragment(fragment: string): RelayedTokens | null {
  const params = new URLSearchParams(fragment.replace(/^#/, ''))
  const access = params.get('access')
  const refresh = params.get('refresh')
  return access && refresh ? { access, refresh, next: params.get('next') ?? '' } : null
}
