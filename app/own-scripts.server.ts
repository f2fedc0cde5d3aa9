/**
 * Returns the inline scripts that the server itself wrote into a page, which carry the page's `nonce`, and the page without
 * the nonce, so that it can be cached. A script injected through a text of the shop does not know the nonce, so the CSP
 * never allows it.
 */
export function takeOwnScripts(html: string, nonce: string): { html: string; scripts: string[] } {
  const parts = html.split(` nonce="${nonce}"`)
  const scripts: string[] = []
  for (let at = 1; at < parts.length; at++) {
    const [before = '', after = ''] = [parts[at - 1], parts[at]]
    const begin = after.indexOf('>') + 1
    const tag = before.slice(before.lastIndexOf('<')) + after.slice(0, begin)
    if (tag.startsWith('<script') && !tag.includes(' src=')) scripts.push(after.slice(begin, after.indexOf('</script>')))
  }
  return { html: parts.join(''), scripts }
}
