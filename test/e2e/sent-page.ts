import type { APIRequestContext } from '@playwright/test'
import type { Language } from '#contract/language.ts'
import { type Head, readHead, unescapeHtml } from '#test/e2e/page-head.ts'

/** A server-rendered page and the HTML of its parts, for tests without a browser. */
export type SentPage = {
  status: number
  path: string
  head: Head
  header: string
  main: string
  footer: string
}

export type SentLink = { href: string; name: string; attributes: string }

/** Requests a page and follows redirects. Without `lang`, the cookies of `request` determine the language. */
export async function requestPage(request: APIRequestContext, path: string, lang?: Language): Promise<SentPage> {
  const response = await request.get(path, lang ? { headers: { cookie: `lang=${lang}` } } : {})
  const html = await response.text()
  const { pathname, search } = new URL(response.url())
  return {
    status: response.status(),
    path: pathname + search,
    head: readHead(html),
    header: /<header\b.*?<\/header>/s.exec(html)?.[0] ?? '',
    main: /<main\b.*<\/main>/s.exec(html)?.[0] ?? '',
    footer: /<footer\b.*<\/footer>/s.exec(html)?.[0] ?? '',
  }
}

export function textOf(html: string): string {
  return unescapeHtml(html.replaceAll(/<(script|style)\b.*?<\/\1>/gs, '').replaceAll(/<[^>]+>/g, ' '))
    .replaceAll(/\s+/g, ' ')
    .trim()
}

export function headingsOf(html: string, level: 1 | 2): string[] {
  return [...html.matchAll(new RegExp(`<h${level}\\b.*?</h${level}>`, 'gs'))].map(([heading]) => textOf(heading))
}

export function linksOf(html: string, name = /(?:)/): SentLink[] {
  const links = [...html.matchAll(/<a\s([^>]*)>(.*?)<\/a>/gs)].map(([, attributes = '', content = '']) => {
    const valueOf = (attribute: string) => unescapeHtml(new RegExp(`(?:^|\\s)${attribute}="([^"]*)"`).exec(attributes)?.[1] ?? '')
    const named = content.replaceAll(/<span\b[^>]*aria-hidden="true"[^>]*>[^<]*<\/span>/g, '')
    return { href: valueOf('href'), name: valueOf('aria-label') || textOf(named), attributes }
  })
  return links.filter((link) => name.test(link.name))
}

export const hrefsOf = (html: string, name?: RegExp): string[] => linksOf(html, name).map(({ href }) => href)

/** Returns the HTML of the navigation or list with this accessible name. */
export function partNamed(html: string, tag: 'nav' | 'ul', name: string): string {
  const from = html.indexOf(`<${tag} aria-label="${name}"`)
  return from < 0 ? '' : html.slice(from, html.indexOf(`</${tag}>`, from))
}
