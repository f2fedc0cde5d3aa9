import { gzipSync } from 'node:zlib'
import type { Figure } from '#bench/figures.ts'
import { run } from '#bench/load.ts'
import { startShop } from '#bench/servers.ts'

const firstViewKb = 165

/** Bytes of script that a first view loads, compressed; and the size of the installation. */
export async function benchSizes(): Promise<Figure[]> {
  const shop = await startShop({})
  const { results } = await (await fetch(`${shop.origin}/api/watches/?page_size=1`)).json()
  const figures: Figure[] = []
  for (const path of ['/', '/catalog', `/product/${results[0].id}`]) {
    const kb = (await scriptBytes(shop.origin, path)) / 1024
    figures.push({
      what: `script of the first view of ${path.replace(/\d+/, '{id}')}`,
      figure: `${kb.toFixed(1)} KB gz`,
      aim: `≤ ${firstViewKb} KB`,
      reached: kb <= firstViewKb,
    })
  }
  await shop.stop()
  const size = (await run('du', ['-sm', 'node_modules'])).split('\t')[0]
  return [...figures, { what: 'installed size', figure: `${size} MB`, aim: '–', reached: null }]
}

async function scriptBytes(origin: string, path: string): Promise<number> {
  const html = await (await fetch(origin + path)).text()
  const files = new Set(
    [...html.matchAll(/(?:src|href)="(\/assets\/[^"]+\.js)"|"(\/assets\/[^"]+\.js)"/g)].map((match) => match[1] ?? match[2] ?? ''),
  )
  const preloaded = [...files].filter((file) => html.includes(`rel="modulepreload" href="${file}"`) || html.includes(`src="${file}"`))
  const sizes = await Promise.all(
    preloaded.map(async (file) => gzipSync(Buffer.from(await (await fetch(origin + file)).arrayBuffer())).length),
  )
  return sizes.reduce((sum, size) => sum + size, 0)
}
