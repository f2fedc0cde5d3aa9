import { hash } from 'node:crypto'
import { noSources, type ThirdPartySources } from '#server/web/sign-in-sources.ts'

/**
 * The content policy of one page: its own inline scripts by their hashes, so that the page can be cached
 * as bytes; styles from files only; third parties where a person opens them (videos, maps, those of the sign-in).
 */
export function contentSecurityPolicy(
  html: string,
  photoOrigin: string | undefined,
  mapOrigins: readonly string[] = [],
  thirdParties: ThirdPartySources = noSources,
): string {
  const scripts = inlineScripts(html).map((text) => `'sha256-${hash('sha256', text, 'base64')}'`)
  const photos = photoOrigin ? ` ${photoOrigin}` : ''
  return [
    "default-src 'none'",
    ["script-src 'self'", ...scripts, ...thirdParties.scripts].join(' '),
    "style-src 'self'",
    `img-src 'self' data: https://i.ytimg.com${photos}`,
    "font-src 'self'",
    ["connect-src 'self'", ...thirdParties.calls].join(' '),
    "manifest-src 'self'",
    ['frame-src https://www.youtube-nocookie.com', ...mapOrigins, ...thirdParties.frames].join(' '),
    "form-action 'self'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
  ].join('; ')
}

/** The markup that React writes: lower case, and no `>` in the attributes of a script. */
function inlineScripts(html: string): string[] {
  const scripts: string[] = []
  for (let at = html.indexOf('<script'); at >= 0; at = html.indexOf('<script', at + 1)) {
    const begin = html.indexOf('>', at) + 1
    const attributes = html.slice(at, begin)
    if (attributes.includes(' src=') || attributes.includes('application/ld+json')) continue
    scripts.push(html.slice(begin, html.indexOf('</script>', begin)))
  }
  return scripts
}
