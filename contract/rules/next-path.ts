/** A base for parsing paths as browsers do; no request is sent to it. */
const anywhere = 'https://shop.invalid'

/** The default destination after a sign-in. */
export const defaultNext = '/profile'

/** Paths that are not pages to return to. */
const notPages = /^\/(api|assets|photos|login|auth)(\/|$)/

/**
 * Returns the page to open after a sign-in: a path of this site with its query and fragment, else `/profile`. Rejects
 * anything a browser could read as a URL of another site.
 */
export function nextPath(next: string | null | undefined): string {
  if (!next?.startsWith('/') || next.startsWith('//') || hasUnsafeCharacters(next) || !URL.canParse(next, anywhere)) return defaultNext
  const { origin, pathname, search, hash } = new URL(next, anywhere)
  // a browser reads `/.//other.site` as the path `//other.site`
  if (origin !== anywhere || pathname.startsWith('//') || notPages.test(pathname)) return defaultNext
  return pathname + search + hash
}

/** Like `nextPath`, for a `next` from the relay: a full URL of this site counts as its path. */
export function relayNextPath(next: string | null | undefined, origin: string): string {
  const isOwn = next?.startsWith(`${origin}/`) ?? false
  return nextPath(isOwn ? next?.slice(origin.length) : next)
}

/** Whether a text has backslashes, which browsers treat as slashes, white space, or characters that browsers drop. */
function hasUnsafeCharacters(text: string): boolean {
  return /[\\\s\p{C}]/u.test(text)
}
