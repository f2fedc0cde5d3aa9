import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { idFilters } from '#contract/rules/filter-definitions.ts'
import { expect, test } from '#test/e2e/fixtures.ts'
import { hrefsOf, partNamed, requestPage, textOf } from '#test/e2e/sent-page.ts'
import { rawGet } from '#test/e2e/spawned-shop.ts'

const source = readFileSync(join(import.meta.dirname, '../../app/routes.ts'), 'utf8')
const routes = [...source.matchAll(/\broute\('([^'*]+)'/g)].map(([, path]) => `/${path}`)
const pages = ['/', '/no-such-page', ...routes.filter((path) => !path.includes(':'))]

const idsFrom = (first: number, step: number) => Array.from({ length: 100 }, (_, at) => first + at * step).join(',')
const everyFilter = (ids: string) => idFilters.map((name) => `${name}=${ids}`).join('&')
const long = encodeURIComponent('"<Ж&>'.repeat(20))
const numbers =
  'min_price=1.23456789&max_price=99999999.99&production_year_min=1900&production_year_max=2100' +
  '&case_diameter_min=1.23456789&case_diameter_max=99.123456789'
const rest = `${numbers}&full_set=1&is_limited_edition=1&ordering=price_usd&category=all&size=x&q=${long}&mode=${long}&letter=${long}&sent=${long}`

/** The most expensive queries: all parameters with known or unknown values, long words, many repeats, and distant pages. */
const worst = {
  'made-up values of every filter': everyFilter(idsFrom(100_000_000, 7919)).slice(0, 8000),
  'known values of every filter': everyFilter(idsFrom(1, 1)),
  'known values, words and all else': `${everyFilter('1,2,3,4,5,6')}&search=${long}&${rest}&page_size=96`,
  'long words': `search=${long}&brand=${long}&city=${long}&next=${long}&page_size=96`,
  'words of many kinds': `search=${encodeURIComponent('rolex часы купить gold 126610 '.repeat(4).slice(0, 100))}&category=all&page_size=96`,
  'a thousand repeats': Array.from({ length: 1000 }, (_, at) => `brand=${at}`)
    .join('&')
    .slice(0, 8000),
  'one letter of brands': 'brand=R&page_size=96',
  'a page after the last': 'page=999999&page_size=96',
}

type PageCost = { status: number; bytes: number; links: number; elements: number }

/** Requests a page and follows redirects. Returns its status, and its numbers of bytes, links and elements. */
async function measurePage(baseURL: string | undefined, path: string): Promise<PageCost> {
  let response = await rawGet(String(baseURL), path)
  for (let hops = 0; response.headers.location && hops < 3; hops++) {
    const { pathname, search } = new URL(String(response.headers.location), baseURL)
    response = await rawGet(String(baseURL), pathname + search)
  }
  const count = (pattern: RegExp) => response.body.match(pattern)?.length ?? 0
  return { status: response.status, bytes: Buffer.byteLength(response.body), links: count(/<a /g), elements: count(/<[a-z]/g) }
}

const demoCertificate = 'M9S3-46QV'

/** Returns paths for routes with a parameter: a piece of each kind, a demo certificate, a brand, and the first version of each text. */
async function pathsOfPieces(baseURL: string): Promise<string[]> {
  const lists = { product: 'watches', jewelry: 'jewelry', bag: 'bags' }
  const ofPieces = Object.entries(lists).map(async ([page, list]) => {
    const { results } = JSON.parse((await rawGet(baseURL, `/api/${list}/?page_size=1`)).body)
    return `/${page}/${results[0].id}`
  })
  const texts = ['/terms/1', '/privacy-policy/1']
  const paths = [...(await Promise.all(ofPieces)), `/certificate/${demoCertificate}`, '/brands/rolex', ...texts]
  // Checks that only routes with a secret token are missing. A link with such a token belongs to one person.
  expect(paths.length).toBe(routes.filter((path) => path.includes(':') && !path.includes(':token')).length)
  return paths
}

test('SEC-D2 no query makes a page cost much more than without a query', async ({ baseURL }) => {
  test.setTimeout(180_000)
  for (const page of [...pages, ...(await pathsOfPieces(String(baseURL)))]) {
    // `page_size=96` is the maximum
    const plain = await measurePage(baseURL, `${page}?page_size=96`)
    for (const [what, query] of Object.entries(worst)) {
      const work = await measurePage(baseURL, `${page}?${query}`)
      const name = `${page} with ${what}: ${JSON.stringify(work)}, plain ${JSON.stringify(plain)}`
      expect(work.status, name).toBeLessThan(500)
      expect(work.bytes, name).toBeLessThanOrEqual(plain.bytes * 1.5 + 30_000)
      expect(work.links, name).toBeLessThanOrEqual(plain.links + 40)
      expect(work.elements, name).toBeLessThanOrEqual(plain.elements * 1.5 + 1000)
    }
  }
})

test('CAT-04 more than twenty selected values are summarized as a count beside one link that removes all', async ({ request }) => {
  const { main } = await requestPage(request, `/catalog?brand_ids=${idsFrom(1, 1)}`)
  const chips = partNamed(main, 'ul', 'Выбранные фильтры')
  const items = chips.split('<li').slice(1)
  expect(items).toHaveLength(22)
  expect(textOf(`<li${items[20]}`)).toMatch(/^Ещё \d+$/)
  expect(hrefsOf(chips, /^Сбросить всё$/)).toEqual(['/catalog'])
})
