import { type Figure, inTurn, ratio } from '#bench/figures.ts'
import type { Against } from '#bench/options.ts'
import { databaseWith, startShop } from '#bench/servers.ts'
import { assertShown, showsSomething } from '#bench/shown.ts'
import { load } from '#bench/wrk.ts'

const ourPaths = {
  list: '/api/watches/?ordering=price_usd',
  detail: '/api/watches/61/',
  search: '/api/watches/?search=submariner',
  page: '/catalog',
} as const satisfies Record<Against['paths'][number]['name'], string>

/**
 * Compares this shop with another shop at `origin`, in alternating rounds with the same number of connections and the same duration. This
 * shop has 5,000 pieces on PostgreSQL. It generates each API response anew, but its pages may come from the cache.
 */
export async function benchAgainst({ origin, paths }: Against): Promise<Figure[]> {
  const DATABASE_URL = await databaseWith(5000)
  const figures: Figure[] = []
  for (const { name, path } of paths) {
    await assertShown(origin, [path], showsSomething)
    const shop = await startShop({ DATABASE_URL, ...(name === 'page' ? {} : { ANSWER_CACHE_MB: '0' }) })
    try {
      await assertShown(shop.origin, [ourPaths[name]], showsSomething)
      const rate = (from: string, at: string) => async () => (await load(from, [at])).perSecond
      await load(shop.origin, [ourPaths[name]], { seconds: 2 })
      await load(origin, [path], { seconds: 2 })
      figures.push(
        ratio(`${name}: this shop to ${origin}${path}`, await inTurn(rate(shop.origin, ourPaths[name]), rate(origin, path)), null),
      )
    } finally {
      await shop.stop()
    }
  }
  return figures
}
