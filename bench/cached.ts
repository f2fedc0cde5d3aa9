import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Figure, inTurn, checkMeasured, ratio } from '#bench/figures.ts'
import { databaseWith, startBaselineServer, startShop } from '#bench/servers.ts'
import { assertShown, showsCards, showsPieces } from '#bench/shown.ts'
import { load } from '#bench/wrk.ts'

const seconds = 3

/** Compares cached responses of the shop with a bare node:http server that sends responses of the same size. */
export async function benchCached(): Promise<Figure[]> {
  const shop = await startShop({ DATABASE_URL: await databaseWith(5000) })
  const figures = []
  for (const [what, path, type, shows] of [
    ['cached catalog page', '/catalog', 'text/html; charset=utf-8', showsCards],
    ['cached list response', '/api/watches/?ordering=price_usd', 'application/json; charset=utf-8', showsPieces],
  ] as const) {
    await assertShown(shop.origin, [path], shows)
    const headers = { 'accept-encoding': 'br' }
    // the compressed size must be read from the header, because `fetch` decompresses the body
    const response = await fetch(shop.origin + path, { headers })
    await response.arrayBuffer()
    const file = join(mkdtempSync(join(tmpdir(), 'vitrine-bench-')), 'bytes')
    writeFileSync(file, Buffer.alloc(checkMeasured(Number(response.headers.get('content-length')), `The size of ${path}`), 'x'))
    const baseline = await startBaselineServer('bytes', { FLOOR_FILE: file, FLOOR_TYPE: type })
    await load(shop.origin, [path], { headers, seconds: 2 })
    const found = await inTurn(
      async () => (await load(shop.origin, [path], { headers, seconds })).perSecond,
      async () => (await load(baseline.origin, ['/'], { seconds })).perSecond,
    )
    await baseline.stop()
    figures.push(ratio(`${what}, to bare node:http`, found, 0.5))
  }
  await shop.stop()
  return figures
}
