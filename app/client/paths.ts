import { brandSlug } from '#contract/rules/brand-name.ts'
import { listPath, listPaths, type ListView, withView } from '#contract/rules/list-path.ts'
import type { PolicyName } from '#contract/rules/page-texts.ts'
import { piecePath } from '#contract/rules/piece-path.ts'
import type { PieceRef } from '#contract/rules/piece-ref.ts'

export const paths = {
  home: '/',
  menu: '/menu',
  catalog: (view?: ListView) => withView(listPaths.watches, view),
  search: (search: string) => listPath('all', { search }),
  brand: (name: string) => `/brands/${brandSlug(name)}`,
  jewelryList: (view?: ListView) => withView(listPaths.jewelry, view),
  bagList: (view?: ListView) => withView(listPaths.bags, view),
  sale: (view?: ListView) => withView(listPaths.sale, view),
  list: listPath,
  watch: (id: number) => piecePath('watch', id),
  jewelry: (id: number) => piecePath('jewelry', id),
  bag: (id: number) => piecePath('bag', id),
  cart: '/cart',
  checkout: '/checkout',
  /** Page with the wallet addresses for paying a crypto order. */
  payOrder: (id: string) => `/checkout?order=${encodeURIComponent(id)}`,
  favorites: '/favorites',
  savedSearches: '/favorites?tab=searches',
  compare: '/compare',
  profile: '/profile',
  purchaseHistory: '/purchase-history',
  /** Page of a manually created order. Links to this page carry the order's secret in the fragment. */
  linkedOrder: '/order',
  /** Page of the conversations. Links in emails carry the secret of one conversation in the fragment. */
  messages: '/messages',
  quote: (token: string) => `/quote/${token}`,
  login: (next?: string) => (next ? `/login?next=${encodeURIComponent(next)}` : '/login'),
  phoneSetup: (next?: string) => (next ? `/phone-setup?next=${encodeURIComponent(next)}` : '/phone-setup'),
  certificate: (number: string) => `/certificate/${number}`,
  authRelay: '/auth/relay',
  appointment: '/appointment',
  appointmentFor: ({ kind, id }: PieceRef, office?: string) => `/appointment?piece=${kind}-${id}${office ? `&office=${office}` : ''}#book`,
  live: (token: string) => `/live/${token}`,
  visit: (token: string) => `/visit/${token}`,
  authenticity: '/authenticity',
  service: '/service',
  services: '/services',
  watchBuyback: '/watch-buyback',
  salesHistory: '/sales-history',
  video: '/video',
  about: '/about',
  addresses: '/about#addresses',
  contacts: '/contacts',
  faq: '/faq',
  support: '/support',
  payment: '/payment',
  privacyPolicy: '/privacy-policy',
  terms: '/terms',
  policyVersion: (name: PolicyName, version: string) => `/${name}/${version}`,
  delivery: '/terms#delivery',
  returns: '/terms#returns',
} as const

/** Navigation state that makes the order history show the confirmation of a placed order. */
export const placedOrderState = (id: string) => ({ placedOrder: id })

export function placedOrderId(state: unknown): string | null {
  return typeof state === 'object' && state !== null && 'placedOrder' in state ? String(state.placedOrder) : null
}
