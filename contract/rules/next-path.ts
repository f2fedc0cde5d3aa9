/** Base URL for parsing paths as browsers do. No request is sent to it. */
const anywhere = 'https://shop.invalid'

/** The page that opens after a sign-in by default. */
export const defaultNext = '/profile'

const notPages = /^\/(api|assets|photos|login|auth)(\/|$)/

/**
 * Returns the page to open after a sign-in: a path on this site with query and fragment, else `/profile`. Rejects anything that a browser
 * could interpret as a URL of another site.
 */
export function nextPath(next: string | null | undefined): string {
  if (!next?.startsWith('/') || next.startsWith('//') || hasUnsafeCharacters(next) || !URL.canParse(next, anywhere)) return defaultNext
  const { origin, pathname, search, hash } = new URL(next, anywhere)
  // a browser resolves `/.//other.site` to the path `//other.site`
  if (origin !== anywhere || pathname.startsWith('//') || notPages.test(pathname)) return defaultNext
  return pathname + search + hash
}

/** Like `nextPath`, but also accepts a full URL of this site, because the sign-in relay between the two sites may send one. */
export function relayNextPath(next: string | null | undefined, origin: string): string {
  const isOwn = next?.startsWith(`${origin}/`) ?? false
  return nextPath(isOwn ? next?.slice(origin.length) : next)
}

/** Whether a text contains white space, backslashes (which browsers read as slashes), or characters that browsers drop. */
function hasUnsafeCharacters(text: string): boolean {
  return /[\\\s\p{C}]/u.test(text)
}
