/**
 * Removes the nonce from a page, so that the page can be cached, and returns the inline scripts that had the nonce. Only scripts written by
 * the server have it. A script injected through the shop's content does not, so the CSP blocks it.
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
