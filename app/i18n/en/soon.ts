import type { Messages } from '#app/i18n/messages.ts'

export const soon = {
  label: 'Soon',
  text: 'This page opens soon. Until then please call us: we answer during the opening hours of the shop.',
  salesHistoryText: 'We are putting together an archive of sold pieces with prices and dates. Meanwhile, see what is in stock.',
  call: 'Call {{phone}}',
  pages: {
    salesHistory: 'Sales history',
  },
} satisfies Messages['soon']
