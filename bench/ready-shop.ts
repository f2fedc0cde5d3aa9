import { type Running, startShop } from '#bench/servers.ts'

/**
 * Starts a shop with the demo's photographs and warms it up by requesting each page and its photographs once. `paths` are the pages to
 * measure.
 */
export async function startReadyShop(): Promise<Running & { paths: string[] }> {
  const shop = await startShop({ PHOTOGRAPHS: 'on' })
  const ready = await fetch(`${shop.origin}/readyz`)
  if (!ready.ok) throw new Error(`The shop is not ready: ${ready.status} ${await ready.text()}`)
  const { results } = await (await fetch(`${shop.origin}/api/watches/?page_size=1&ordering=-price_usd`)).json()
  const paths = ['/', '/catalog', `/product/${results[0].id}`, '/faq']
  for (const path of paths) {
    const html = await (await fetch(shop.origin + path)).text()
    const photos = new Set([...html.matchAll(/\/photos\/[\w/-]+\.avif/g)].map(([photo]) => photo))
    if (path !== '/faq' && !photos.size) throw new Error(`${path} shows no photograph: its figures would be of nothing`)
    for (const photo of photos) {
      const response = await fetch(shop.origin + photo)
      if (!response.ok) throw new Error(`${photo} is not there: ${response.status}`)
    }
  }
  return { ...shop, paths }
}

export const nameOfPath = (path: string) => path.replace(/\d+/, '{id}')
