import { hash } from 'node:crypto'
import { noSources, type Sources } from '#server/web/sign-in-sources.ts'

/**
 * The content policy of one page (SEC-B5, SEC-B6): its own inline scripts by their hashes, so that the page can be kept
 * as ready bytes; styles from files only; third parties where a person opens them (videos, maps, the sign-in's `strangers`).
 */
export function pagePolicy(
  html: string,
  photoOrigin: string | undefined,
  mapOrigins: readonly string[] = [],
  strangers: Sources = noSources,
): string {
  const scripts = inlineScripts(html).map((text) => `'sha256-${hash('sha256', text, 'base64')}'`)
  const photos = photoOrigin ? ` ${photoOrigin}` : ''
  return [
    "default-src 'none'",
    ["script-src 'self'", ...scripts, ...strangers.scripts].join(' '),
    "style-src 'self'",
    `img-src 'self' data: https://i.ytimg.com${photos}`,
    "font-src 'self'",
    ["connect-src 'self'", ...strangers.calls].join(' '),
    "manifest-src 'self'",
    ['frame-src https://www.youtube-nocookie.com', ...mapOrigins, ...strangers.frames].join(' '),
    "form-action 'self'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
  ].join('; ')
}

/** What React writes: lower case, and no `>` in the attributes of a script. */
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
