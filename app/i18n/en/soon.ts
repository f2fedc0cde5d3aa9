import type { Messages } from '#app/i18n/messages.ts'

export const soon = {
  label: 'Soon',
  salesHistoryText: 'We are putting together an archive of sold pieces with prices and dates. Meanwhile, see what is available.',
  pages: {
    salesHistory: 'Sales history',
  },
} satisfies Messages['soon']
