/**
 * Removes the `nonce` from a page, so that the page can be cached. Collects the inline scripts that carried it: these
 * were written by the server. A script injected through a text of the shop does not know the nonce, so the CSP never
 * allows it.
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
