/** Returns a path of this site or an https URL unchanged; null for anything else. Staff type the links of banners by hand (SEC-B5). */
export function safeLink(link: string): string | null {
  const isPath = /^\/(?![/\\])/.test(link)
  const isSecure = URL.canParse(link) && new URL(link).protocol === 'https:'
  return isPath || isSecure ? link : null
}
