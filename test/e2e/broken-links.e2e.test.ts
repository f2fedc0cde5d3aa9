import type { APIRequestContext } from '@playwright/test'
import { expect, test } from '#test/e2e/fixtures.ts'

type Found = { links: string[]; ids: Set<string> }

/** Returns the links to pages of the shop, and the ids that anchors may refer to. */
function read(html: string): Found {
  const values = (name: string) =>
    [...html.matchAll(new RegExp(` ${name}="([^"]*)"`, 'g'))].map(([, value = '']) => value.replaceAll('&amp;', '&'))
  return { links: values('href').filter((href) => /^[/#](?!\/)/.test(href)), ids: new Set(values('id')) }
}

/**
 * Whether the crawl opens a URL. A URL with a query is opened only for a page of a list or for a brand, because the combinations of filters
 * are endless.
 */
const isWorthOpening = ({ search }: URL) => /^(\?(page|brand_ids)=\d+)?$/.test(search)
const isPage = ({ pathname }: URL) => !/^\/(assets|photos|api|favicon)/.test(pathname)

/** Whether a path is the page of a piece. Such pages differ only by their data, which are the same in both languages. */
const isOfPiece = (path: string) => /^\/(product|jewelry|bag)\/\d+$/.test(path)

/** Crawls all pages from the home page. Returns the dead links and the pages. In English, opens only one page per kind of piece. */
async function crawl(request: APIRequestContext, lang: 'ru' | 'en'): Promise<{ dead: string[]; pages: Map<string, Found> }> {
  const home = 'http://shop'
  const pages = new Map<string, Found>()
  const dead: string[] = []
  const seen = new Set<string>()
  const waiting = [{ path: '/', from: '' }]
  for (let next = waiting.shift(); next; next = waiting.shift()) {
    const { path, from } = next
    if (pages.has(path)) continue
    const kind = isOfPiece(path) ? path.split('/')[1] : undefined
    if (kind && lang === 'en' && seen.has(kind)) continue
    if (kind) seen.add(kind)
    const response = await request.get(path, { headers: { cookie: `lang=${lang}` } })
    if (response.status() !== 200) dead.push(`${from} → ${path} answers ${response.status()}`)
    const isHtml = response.headers()['content-type']?.startsWith('text/html') ?? false
    const found = isHtml ? read(await response.text()) : { links: [], ids: new Set<string>() }
    pages.set(path, found)
    const urls = found.links.map((href) => new URL(href, `${home}${path}`)).filter((url) => isPage(url) && isWorthOpening(url))
    waiting.push(...urls.map((url) => ({ path: url.pathname + url.search, from: path })))
  }
  return { dead, pages }
}

function missingAnchors(pages: ReadonlyMap<string, Found>): string[] {
  const missing = [...pages].flatMap(([path, { links }]) =>
    links.flatMap((href) => {
      const { pathname, search, hash } = new URL(href, `http://shop${path}`)
      const target = pages.get(pathname + search)
      return hash && target && !target.ids.has(hash.slice(1)) ? [`${path} → ${href}`] : []
    }),
  )
  return [...new Set(missing)]
}

for (const lang of ['ru', 'en'] as const) {
  test(`NAV-01 NAV-06 NAV-07 every link and anchor has a target, in ${lang}`, async ({ request }) => {
    test.setTimeout(180_000)
    const { dead, pages } = await crawl(request, lang)
    expect(dead).toEqual([])
    expect(missingAnchors(pages)).toEqual([])
    expect(pages.size).toBeGreaterThan(lang === 'ru' ? 250 : 80)
    const all = [...pages.keys()]
    for (const path of ['/appointment', '/watch-buyback', '/support', '/about', '/terms', '/privacy-policy', '/sales-history', '/video'])
      expect(all).toContain(path)
  })
}
