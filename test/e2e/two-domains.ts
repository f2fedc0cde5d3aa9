import { rawGet, startShop } from '#test/e2e/spawned-shop.ts'

export const origin = { ru: 'https://vitrine.example.ru', en: 'https://vitrine.example.com' }
export const lists = ['/', '/catalog', '/jewelry', '/bags', '/sale']
export const information = [
  '/menu',
  '/video',
  '/sales-history',
  '/about',
  '/contacts',
  '/faq',
  '/services',
  '/appointment',
  '/privacy-policy',
  '/terms',
]
export const privatePaths = [
  '/cart',
  '/checkout',
  '/favorites',
  '/compare',
  '/profile',
  '/purchase-history',
  '/login',
  '/phone-setup',
  '/auth/relay',
]

/** Opens a shop with two domains, as in production. Returns the path of one piece per kind, and of a piece with its price on request. */
export async function openTwoDomains() {
  const shop = await startShop({ ORIGIN_RU: origin.ru, ORIGIN_EN: origin.en })
  const results = async (path: string) => JSON.parse((await rawGet(shop.url, path)).body)
  const first = async (path: string) => (await results(path)).results[0].id
  const watches = await results('/api/watches/?ordering=-price_usd&page_size=96')
  const rest = watches.next ? (await results(watches.next)).results : []
  const pieces = {
    watch: `/product/${await first('/api/watches/?available=true&min_price=1&ordering=price_usd')}`,
    jewelry: `/jewelry/${await first('/api/jewelry/?available=true&min_price=1&ordering=price_usd')}`,
    bag: `/bag/${await first('/api/bags/?available=true&min_price=1&ordering=price_usd')}`,
    onRequest: `/product/${[...watches.results, ...rest].find(({ price_on_request }) => price_on_request).id}`,
  }
  return { url: shop.url, pieces, close: shop.end }
}
