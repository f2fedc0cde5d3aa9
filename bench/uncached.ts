import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { type Figure, ratio } from '#bench/figures.ts'
import { load } from '#bench/load.ts'
import { databaseWith, startBaselineServer, startShop } from '#bench/servers.ts'

const elements = 1500

/** Responses that are made anew each time, on PostgreSQL with 5,000 pieces and one process, against bare node:http and pg. */
export async function benchUncached(): Promise<Figure[]> {
  const DATABASE_URL = await databaseWith(5000)
  const baseline = await startBaselineServer('rows', { DATABASE_URL })
  await load(baseline.origin, ['/'], { seconds: 2 })
  const best = (await load(baseline.origin, ['/'])).perSecond
  await baseline.stop()
  const shop = await startShop({ DATABASE_URL, ANSWER_CACHE_MB: '0' })
  const rate = async (paths: string[]) => {
    await load(shop.origin, paths, { seconds: 2 })
    return (await load(shop.origin, paths)).perSecond
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
    ratio('list of 24 by price', await rate(pages.map((page) => `/api/watches/?ordering=price_usd&page=${page}`)), best, 0.27),
    ratio(
      'the same with two filters',
      await rate(pages.map((page) => `/api/watches/?ordering=price_usd&condition=3,4&case_material=1&page=${(page % 9) + 1}`)),
      best,
      0.27,
    ),
    ratio('detail', await rate(pages.map((page) => `/api/watches/${page * 61}/`)), best, 0.5),
    ratio('all facet counts', await rate(pages.map((page) => `/api/watches/facets/?brand_ids=${page % 30}&condition=3`)), best, 0.1),
    ratio('forgiving search', await rate(searchTerms.map((term) => `/api/watches/?search=${encodeURIComponent(term)}`)), best, 0.1),
  ]
  await shop.stop()
  return [...figures, await benchPage(DATABASE_URL)]
}

/** A page as production makes it, but never a cached one: no URL is requested twice. */
async function benchPage(DATABASE_URL: string): Promise<Figure> {
  const shop = await startShop({ DATABASE_URL })
  const paths = (from: number) => Array.from({ length: 20_000 }, (_, at) => `/catalog?ordering=price_usd&min_price=${from + at}`)
  await load(shop.origin, paths(1), { seconds: 3 })
  const rendered = await load(shop.origin, paths(30_000))
  await shop.stop()
  const plain = rendersPerSecond()
  return ratio(`rendered catalogue page, to React's renderToString of ${elements} elements`, rendered.perSecond, plain, 0.25)
}

function rendersPerSecond(): number {
  const list = createElement(
    'ul',
    null,
    ...Array.from({ length: elements }, (_, at) => createElement('li', { key: at, className: 'piece' }, `Piece ${at}`)),
  )
  const forMs = (ms: number) => {
    const end = performance.now() + ms
    let count = 0
    for (; performance.now() < end; count++) renderToString(list)
    return count / (ms / 1000)
  }
  forMs(1000)
  return forMs(3000)
}
