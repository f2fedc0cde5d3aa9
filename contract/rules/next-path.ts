/** A base to parse paths as browsers do; no request goes there. */
const anywhere = 'https://shop.invalid'

/** Where a sign-in leads by default. */
export const defaultNext = '/profile'

/** Paths that are no page to come back to. */
const notPages = /^\/(api|assets|photos|login|auth)(\/|$)/

/**
 * The page a sign-in leads to: a path of this site with its query and anchor, else `/profile`. Whatever a
 * browser could read as another site's URL is rejected.
 */
export function nextPath(next: string | null | undefined): string {
  if (!next?.startsWith('/') || next.startsWith('//') || hasUnsafeCharacters(next) || !URL.canParse(next, anywhere)) return defaultNext
  const { origin, pathname, search, hash } = new URL(next, anywhere)
  // `/.//other.site` is read as the path `//other.site`
  if (origin !== anywhere || pathname.startsWith('//') || notPages.test(pathname)) return defaultNext
  return pathname + search + hash
}

/** As `nextPath`, for a `next` that came through the relay: there a whole URL of this site counts as its path. */
export function relayNextPath(next: string | null | undefined, origin: string): string {
  const isOwn = next?.startsWith(`${origin}/`) ?? false
  return nextPath(isOwn ? next?.slice(origin.length) : next)
}

/** Backslashes, which browsers take for slashes, white space, and signs that browsers leave out. */
function hasUnsafeCharacters(text: string): boolean {
  return /[\\\s\p{C}]/u.test(text)
}
