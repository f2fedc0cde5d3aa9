import type { Messages } from '#app/i18n/messages.ts'

export const catalog = {
  watches: {
    title: 'Watches',
    description: 'Pre-owned watches by Rolex, Patek Philippe, Audemars Piguet and others. The condition, set and price of each one.',
  },
  jewelry: {
    title: 'Jewelry',
    description: 'Rings, bracelets, necklaces and earrings of the great houses. The condition, set and price of each piece.',
  },
  bags: { title: 'Bags', description: 'Pre-owned bags of the great houses. The condition, set and price of each piece.' },
  sale: { title: 'Sale', description: 'Watches at a lowered price.' },
  found_one: '{{count}} piece',
  found_other: '{{count}} pieces',
} satisfies Messages['catalog']
