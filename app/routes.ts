import { index, route, type RouteConfig } from '@react-router/dev/routes'

/** Pages that open later; each is honest about it. The id names its title in the dictionary. */
const opensSoon = {
  cart: 'cart',
  checkout: 'checkout',
  favorites: 'favorites',
  compare: 'compare',
  profile: 'profile',
  purchaseHistory: 'purchase-history',
  login: 'login',
  phoneSetup: 'phone-setup',
  authRelay: 'auth/relay',
  appointment: 'appointment',
  watchBuyback: 'watch-buyback',
  support: 'support',
} as const

/** Every address of the shop (NAV-01 … NAV-08). */
export default [
  index('pages/store/home.page.tsx'),
  route('catalog', 'pages/store/catalog.page.tsx'),
  route('jewelry', 'pages/store/jewelry-list.page.tsx'),
  route('bags', 'pages/store/bag-list.page.tsx'),
  route('sale', 'pages/store/sale.page.tsx'),
  route('product/:id', 'pages/store/watch.page.tsx'),
  route('jewelry/:id', 'pages/store/jewelry.page.tsx'),
  route('bag/:id', 'pages/store/bag.page.tsx'),
  route('menu', 'pages/store/menu.page.tsx'),
  route('video', 'pages/info/video.page.tsx'),
  route('about', 'pages/info/about.page.tsx'),
  route('contacts', 'pages/info/contacts.page.tsx'),
  route('faq', 'pages/info/faq.page.tsx'),
  route('services', 'pages/info/services.page.tsx'),
  route('authenticity', 'pages/info/authenticity.page.tsx'),
  route('service', 'pages/info/service.page.tsx'),
  route('privacy-policy', 'pages/info/privacy-policy.page.tsx'),
  route('terms', 'pages/info/terms.page.tsx'),
  route('sales-history', 'pages/info/sales-history.page.tsx'),

  route('watches', 'pages/redirect-to-catalog.page.tsx', { id: 'redirect-watches' }),
  route('product-detail', 'pages/redirect-to-catalog.page.tsx', { id: 'redirect-product-detail' }),
  route('search', 'pages/redirect-to-catalog.page.tsx', { id: 'redirect-search' }),

  ...Object.entries(opensSoon).map(([id, path]) => route(path, 'pages/info/opens-soon.page.tsx', { id: `soon-${id}` })),

  route('*', 'pages/not-found.page.tsx'),
] satisfies RouteConfig
