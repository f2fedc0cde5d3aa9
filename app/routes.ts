import { index, layout, route, type RouteConfig } from '@react-router/dev/routes'

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
  route('support', 'pages/info/support.page.tsx'),
  route('services', 'pages/info/services.page.tsx'),
  route('appointment', 'pages/info/appointment.page.tsx'),
  route('authenticity', 'pages/info/authenticity.page.tsx'),
  route('service', 'pages/info/service.page.tsx'),
  route('watch-buyback', 'pages/info/watch-buyback.page.tsx'),
  route('privacy-policy', 'pages/info/privacy-policy.page.tsx'),
  route('terms', 'pages/info/terms.page.tsx'),
  layout('pages/account/account.layout.tsx', [
    route('login', 'pages/account/login.page.tsx'),
    route('phone-setup', 'pages/account/phone-setup.page.tsx'),
    route('auth/relay', 'pages/account/auth-relay.page.tsx'),
    route('checkout', 'pages/store/checkout.page.tsx'),
    route('profile', 'pages/account/profile.page.tsx'),
    route('cart', 'pages/account/cart.page.tsx'),
    route('favorites', 'pages/account/favorites.page.tsx'),
    route('compare', 'pages/account/compare.page.tsx'),
    route('purchase-history', 'pages/account/purchase-history.page.tsx'),
  ]),
  route('sales-history', 'pages/info/sales-history.page.tsx'),

  route('watches', 'pages/redirect-to-catalog.page.tsx', { id: 'redirect-watches' }),
  route('product-detail', 'pages/redirect-to-catalog.page.tsx', { id: 'redirect-product-detail' }),
  route('search', 'pages/redirect-to-catalog.page.tsx', { id: 'redirect-search' }),

  route('*', 'pages/not-found.page.tsx'),
] satisfies RouteConfig
