import type { Figure } from '#bench/figures.ts'
import { load } from '#bench/load.ts'
import { databaseWith, startShop } from '#bench/servers.ts'

const paths = Array.from({ length: 20 }, (_, at) => [
  `/api/watches/?ordering=price_usd&condition=3,4&case_material=1&page=${at + 1}`,
  `/api/watches/facets/?condition=3,4&case_material=1&production_year_min=${2000 + at}`,
]).flat()

/** The same questions at 5,000 and at 100,000 pieces, one at a time, made anew each time. */
export async function benchScale(): Promise<Figure[]> {
  const few = await p50At(5000)
  const many = await p50At(100_000)
  const growth = many / few
  return [
    {
      what: 'list with two filters and all facets, p50 at 100,000 to p50 at 5,000',
      figure: `${growth.toFixed(1)} × (${many.toFixed(2)} to ${few.toFixed(2)} ms)`,
      aim: '≤ 4 ×',
      reached: growth <= 4,
    },
  ]
}

async function p50At(pieces: number): Promise<number> {
  const shop = await startShop({ DATABASE_URL: await databaseWith(pieces), ANSWER_CACHE_MB: '0' })
  await load(shop.origin, paths, { seconds: 3, connections: 1 })
  const { p50Ms } = await load(shop.origin, paths, { seconds: 5, connections: 1 })
  await shop.stop()
  return p50Ms
}
