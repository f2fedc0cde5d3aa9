import type { CatalogMode, CatalogQuery } from '#contract/catalog-query.ts'
import { brandSlug } from '#contract/rules/brand-name.ts'
import { formatCatalogParams } from '#contract/rules/format-catalog-params.ts'
import { piecePath } from '#contract/rules/piece-path.ts'

type View = Partial<CatalogQuery>

const lists = { watches: '/catalog', jewelry: '/jewelry', bags: '/bags', sale: '/sale', all: '/catalog' } as const

/**
 * A list with its view. Watches and all kinds share a path: a search there is for all kinds, a plain list of watches, so the
 * others name their category. The brand of a brand's page is part of its path.
 */
function listPath(mode: CatalogMode, { brand, ...view }: View = {}): string {
  if (mode === 'brand') return withView(`/brands/${brand}`, view)
  const category = categoryParam(mode, view)
  return withView(lists[mode], { ...view, ...(brand === undefined ? {} : { brand }), ...(category && { category }) })
}

function categoryParam(mode: CatalogMode, { search }: View): 'watches' | 'all' | undefined {
  if (mode === 'watches' && search) return 'watches'
  return mode === 'all' && !search ? 'all' : undefined
}

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
  /** All kinds of piece whose names have these words. */
  search: (search: string) => listPath('all', { search }),
  /** All that there is of a brand. */
  brand: (name: string) => `/brands/${brandSlug(name)}`,
  jewelryList: (view?: View) => withView(lists.jewelry, view),
  bagList: (view?: View) => withView(lists.bags, view),
  sale: (view?: View) => withView(lists.sale, view),
  list: listPath,
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
  /** The page of an order by hand; the secret of its link is in the fragment. */
  linkedOrder: '/order',
  /** What was asked and answered; the secret of a letter's link is in the fragment. */
  messages: '/messages',
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

/** The state of a navigation that leads from a placed order to its confirmation in the history. */
export const placedOrderState = (id: string) => ({ placedOrder: id })

/** The id of the order whose confirmation is to be shown; null after any other navigation. */
export function placedOrderId(state: unknown): string | null {
  return typeof state === 'object' && state !== null && 'placedOrder' in state ? String(state.placedOrder) : null
}
