import { hash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import { noSources, type ThirdPartySources } from '#server/web/sign-in-sources.ts'

/**
 * Returns the CSP of one page of the shop; the back office has its own in `backoffice.ts`. Inline scripts are allowed by hash, because a
 * nonce would prevent caching. Styles are allowed only from files. Third parties are allowed only for photographs, videos, maps and
 * sign-in.
 */
export function contentSecurityPolicy(
  inlineScripts: readonly string[],
  photoOrigin: string | undefined,
  mapOrigins: readonly string[] = [],
  thirdParties: ThirdPartySources = noSources,
): string {
  const scripts = inlineScripts.map(hashSource)
  const photos = photoOrigin ? ` ${photoOrigin}` : ''
  return [
    "default-src 'none'",
    ["script-src 'self'", ...scripts, ...thirdParties.scripts].join(' '),
    "style-src 'self'",
    `img-src 'self' data:${photos}`,
    "font-src 'self'",
    ["connect-src 'self'", ...thirdParties.calls].join(' '),
    "manifest-src 'self'",
    ['frame-src https://www.youtube-nocookie.com', ...mapOrigins, ...thirdParties.frames].join(' '),
    "form-action 'self'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
  ].join('; ')
}

const hashes = new LRUCache<string, string>({ max: 100 })

/** Returns the CSP source of an inline script. Caches it, because most scripts are the same on every page. */
function hashSource(script: string): string {
  const known = hashes.get(script)
  if (known !== undefined) return known
  const source = `'sha256-${hash('sha256', script, 'base64')}'`
  // copied via bytes, because a substring would keep the whole page in memory
  if (script.length < cachedChars) hashes.set(Buffer.from(script).toString(), source)
  return source
}

const cachedChars = 5000
