/** Only to see how browsers read a path; nothing is ever asked there. */
const anywhere = 'https://shop.invalid'

/** Where a sign-in leads when nothing better is told. */
export const defaultNext = '/profile'

/** Addresses that are no page to come back to. */
const notPages = /^\/(api|assets|photos|login|auth)(\/|$)/

/**
 * The page a sign-in leads to (AUTH-15, SEC-B1): a path of this site with its query and anchor, else `/profile`. Whatever a
 * browser could read as another site's address is refused.
 */
export function nextPath(next: string | null | undefined): string {
  if (!next?.startsWith('/') || next.startsWith('//') || hasOddSigns(next) || !URL.canParse(next, anywhere)) return defaultNext
  const { origin, pathname, search, hash } = new URL(next, anywhere)
  // `/.//other.site` is read as the path `//other.site`
  if (origin !== anywhere || pathname.startsWith('//') || notPages.test(pathname)) return defaultNext
  return pathname + search + hash
}

/** As `nextPath`, for a `next` that came through the relay: there a whole address of this very site counts as its path (AUTH-12). */
export function relayedNext(next: string | null | undefined, origin: string): string {
  const isOwn = next?.startsWith(`${origin}/`) ?? false
  return nextPath(isOwn ? next?.slice(origin.length) : next)
}

/** Backslashes, which browsers take for slashes, white space, and signs that browsers leave out. */
function hasOddSigns(text: string): boolean {
  return /[\\\s\p{C}]/u.test(text)
}
