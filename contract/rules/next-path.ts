/** Base URL for parsing paths as browsers do; no request is sent to it. */
const anywhere = 'https://shop.invalid'

/** Path of the page that opens after a sign-in by default. */
export const defaultNext = '/profile'

const notPages = /^\/(api|assets|photos|login|auth)(\/|$)/

/**
 * Returns the page to open after a sign-in: a path of this site with query and fragment, else `/profile`. Rejects anything that a browser
 * could read as a URL of another site.
 */
export function nextPath(next: string | null | undefined): string {
  if (!next?.startsWith('/') || next.startsWith('//') || hasUnsafeCharacters(next) || !URL.canParse(next, anywhere)) return defaultNext
  const { origin, pathname, search, hash } = new URL(next, anywhere)
  // a browser reads `/.//other.site` as the path `//other.site`
  if (origin !== anywhere || pathname.startsWith('//') || notPages.test(pathname)) return defaultNext
  return pathname + search + hash
}

/** Like `nextPath`, but also accepts a full URL of this site, which the relay may send. */
export function relayNextPath(next: string | null | undefined, origin: string): string {
  const isOwn = next?.startsWith(`${origin}/`) ?? false
  return nextPath(isOwn ? next?.slice(origin.length) : next)
}

/** Whether a text has white space, backslashes (browsers read them as slashes), or characters that browsers drop. */
function hasUnsafeCharacters(text: string): boolean {
  return /[\\\s\p{C}]/u.test(text)
}
