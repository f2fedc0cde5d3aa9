import type { CatalogMode, CatalogQuery } from '#contract/catalog-query.ts'
import { formatCatalogParams } from '#contract/rules/format-catalog-params.ts'
import { piecePath } from '#contract/rules/piece-path.ts'

type View = Partial<CatalogQuery>

const lists = { watches: '/catalog', jewelry: '/jewelry', bags: '/bags', sale: '/sale' } as const satisfies Record<CatalogMode, string>

function withView(path: string, view: View = {}): string {
  const query = formatCatalogParams(view).toString()
  // A comma separates ids in URLs that people read and share; it needs no escape.
  return query ? `${path}?${query.replaceAll('%2C', ',')}` : path
}

/** Every link of the shop. */
export const paths = {
  home: '/',
  menu: '/menu',
  catalog: (view?: View) => withView(lists.watches, view),
  /** The watches of a brand; on every page there are a dozen of these. */
  brand: (id: number) => `${lists.watches}?brand_ids=${id}`,
  jewelryList: (view?: View) => withView(lists.jewelry, view),
  bagList: (view?: View) => withView(lists.bags, view),
  sale: (view?: View) => withView(lists.sale, view),
  list: (mode: CatalogMode, view?: View) => withView(lists[mode], view),
  watch: (id: number) => piecePath('watch', id),
  jewelry: (id: number) => piecePath('jewelry', id),
  bag: (id: number) => piecePath('bag', id),
  cart: '/cart',
  checkout: '/checkout',
  /** The page with the wallets for an order in coins. */
  payOrder: (id: string) => `/checkout?order=${encodeURIComponent(id)}`,
  favorites: '/favorites',
  compare: '/compare',
  profile: '/profile',
  purchaseHistory: '/purchase-history',
  login: (next?: string) => (next ? `/login?next=${encodeURIComponent(next)}` : '/login'),
  phoneSetup: (next?: string) => (next ? `/phone-setup?next=${encodeURIComponent(next)}` : '/phone-setup'),
  certificate: (number: string) => `/certificate/${number}`,
  authRelay: '/auth/relay',
  appointment: '/appointment',
  authenticity: '/authenticity',
  service: '/service',
  services: '/services',
  watchBuyback: '/watch-buyback',
  salesHistory: '/sales-history',
  video: '/video',
  about: '/about',
  whoWeAre: '/about#who-we-are',
  addresses: '/about#addresses',
  contacts: '/contacts',
  faq: '/faq',
  support: '/support',
  privacyPolicy: '/privacy-policy',
  terms: '/terms',
  delivery: '/terms#delivery',
  returns: '/terms#returns',
} as const
