import { type Figure, rounds, spreadOf } from '#bench/figures.ts'
import { databaseWith, type Running, startShop } from '#bench/servers.ts'
import { assertShown, showsCounts } from '#bench/shown.ts'
import { load } from '#bench/wrk.ts'

const paths = Array.from({ length: 20 }, (_, at) => [
  `/api/watches/?ordering=price_usd&condition=3,4&case_material=1&page=${at + 1}`,
  `/api/watches/facets/?condition=3,4&case_material=1&production_year_min=${2000 + at}`,
]).flat()

/**
 * Sends the same requests sequentially to a shop with 5,000 pieces and a shop with 100,000 pieces. Both shops generate each response anew.
 */
export async function benchScale(): Promise<Figure[]> {
  const few = await startAt(5000)
  const many = await startAt(100_000)
  const times: { few: number; many: number }[] = []
  for (let round = 0; round < rounds; round++) times.push({ few: await p50(few), many: await p50(many) })
  await few.stop()
  await many.stop()
  const { min, median, max } = spreadOf(times.map((time) => time.many / time.few))
  const ms = (size: 'few' | 'many') => spreadOf(times.map((time) => time[size])).median.toFixed(2)
  return [
    {
      what: 'list with two filters and all facets, p50 at 100,000 to p50 at 5,000',
      figure: `${median.toFixed(1)} × (${min.toFixed(1)} to ${max.toFixed(1)}; ${ms('many')} to ${ms('few')} ms)`,
      aim: '≤ 4 ×',
      reached: median <= 4,
    },
  ]
}

async function startAt(pieces: number): Promise<Running> {
  const shop = await startShop({ DATABASE_URL: await databaseWith(pieces), ANSWER_CACHE_MB: '0' })
  await assertShown(shop.origin, ['/api/watches/facets/'], (body) => JSON.parse(body).count > pieces / 2)
  await assertShown(shop.origin, paths, showsCounts)
  await load(shop.origin, paths, { seconds: 3, connections: 1 })
  return shop
}

const p50 = async ({ origin }: Running): Promise<number> => (await load(origin, paths, { seconds: 3, connections: 1 })).p50Ms
