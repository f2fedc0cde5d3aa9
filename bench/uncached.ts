import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { type Figure, inTurn, ratio } from '#bench/figures.ts'
import { databaseWith, startBaselineServer, startShop } from '#bench/servers.ts'
import { assertShown, showsCards, showsCounts, showsPiece, showsPieces } from '#bench/shown.ts'
import { load } from '#bench/wrk.ts'

const elements = 1500
const seconds = 3

/** Compares responses that are generated for each request (PostgreSQL, 5,000 pieces, one process) with bare node:http and pg. */
export async function benchUncached(): Promise<Figure[]> {
  const DATABASE_URL = await databaseWith(5000)
  const baseline = await startBaselineServer('rows', { DATABASE_URL })
  await load(baseline.origin, ['/'], { seconds: 2 })
  const shop = await startShop({ DATABASE_URL, ANSWER_CACHE_MB: '0' })
  const best = async () => (await load(baseline.origin, ['/'], { seconds })).perSecond
  const compare = async (what: string, paths: string[], least: number, [shows, share]: [typeof showsPieces, number?] = [showsPieces]) => {
    await assertShown(shop.origin, paths, shows, share)
    await load(shop.origin, paths, { seconds: 2 })
    return ratio(what, await inTurn(async () => (await load(shop.origin, paths, { seconds })).perSecond, best), least)
  }
  const pages = Array.from({ length: 50 }, (_, at) => at + 1)
  const searchTerms = [
    'ролекс',
    'patec philipe',
    'submarner',
    'кщдуч',
    '126610',
    'daytona',
    'odemars pige',
    'биркин',
    'cartier tank',
    'омега спидмастер',
  ]
  const figures = [
    await compare(
      'list of 24 by price',
      pages.map((page) => `/api/watches/?ordering=price_usd&page=${page}`),
      0.27,
    ),
    await compare(
      'the same with two filters',
      pages.map((page) => `/api/watches/?ordering=price_usd&condition=3,4&case_material=1&page=${(page % 9) + 1}`),
      0.27,
    ),
    await compare(
      'detail',
      pages.map((page) => `/api/watches/${page * 61}/`),
      0.5,
      [showsPiece],
    ),
    await compare(
      'all facet counts',
      pages.map((page) => `/api/watches/facets/?brand_ids=${(page % 30) + 1}&condition=3`),
      0.1,
      [showsCounts, 0.8],
    ),
    await compare(
      'forgiving search',
      searchTerms.map((term) => `/api/watches/?search=${encodeURIComponent(term)}`),
      0.1,
      // a few search terms name bags, which this list does not contain
      [showsPieces, 0.8],
    ),
  ]
  await shop.stop()
  await baseline.stop()
  return [...figures, await benchPage(DATABASE_URL)]
}

const pathsOfRound = 20_000

/**
 * Measures how fast the shop renders a page that is not cached. Each request has another maximum price, which makes its URL unique. Every
 * maximum is above all prices, so the page shows the full list.
 */
async function benchPage(DATABASE_URL: string): Promise<Figure> {
  const shop = await startShop({ DATABASE_URL })
  let begun = 0
  const measureRendering = async () => {
    const above = 1_000_000 + begun++ * pathsOfRound
    const paths = Array.from({ length: pathsOfRound }, (_, at) => `/catalog?ordering=price_usd&max_price=${above + at}`)
    const [first = '', last = ''] = [paths[0], paths.at(-1)]
    await assertShown(shop.origin, [first, last], showsCards)
    const { perSecond } = await load(shop.origin, paths.slice(1, -1), { seconds })
    if (perSecond * seconds > pathsOfRound) throw new Error('Pages were requested twice: cached ones were measured')
    return perSecond
  }
  await measureRendering()
  rendersPerSecond()
  const found = await inTurn(measureRendering, () => Promise.resolve(rendersPerSecond()))
  await shop.stop()
  return ratio(`rendered catalog page, to React's renderToString of ${elements} elements`, found, 0.35)
}

function rendersPerSecond(): number {
  const list = createElement(
    'ul',
    null,
    ...Array.from({ length: elements }, (_, at) => createElement('li', { key: at, className: 'piece' }, `Piece ${at}`)),
  )
  const end = performance.now() + seconds * 1000
  let count = 0
  for (; performance.now() < end; count++) renderToString(list)
  return count / seconds
}
