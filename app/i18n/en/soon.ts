import type { Messages } from '#app/i18n/messages.ts'

export const soon = {
  label: 'Soon',
  text: 'This page opens soon. Until then please call us: we answer during the opening hours of the shop.',
  salesHistoryText: 'We are putting together an archive of sold pieces with prices and dates. Meanwhile, see what is in stock.',
  call: 'Call {{phone}}',
  pages: {
    cart: 'Cart',
    checkout: 'Checkout',
    favorites: 'Favorites',
    compare: 'Compare',
    profile: 'Profile',
    purchaseHistory: 'Purchase history',
    login: 'Sign in',
    phoneSetup: 'Phone number',
    authRelay: 'Sign in',
    appointment: 'Appointment',
    watchBuyback: 'Watch buyback',
    salesHistory: 'Sales history',
    support: 'Support',
  },
} satisfies Messages['soon']
