import type { Messages } from '#app/i18n/messages.ts'

export const home = {
  title: 'Watches, jewelry and bags with a past',
  description: 'Pre-owned Swiss watches, jewelry and bags in Moscow and Dubai. Every piece is checked by a master.',
  newArrivals: 'New arrivals',
  viewAll: 'View all',
  loadNewArrivalsFailed: 'Could not load new arrivals',
  trend: { loadFailed: 'Could not load trending models' },
  popular: { loadFailed: 'Could not load popular pieces' },
} satisfies Messages['home']
