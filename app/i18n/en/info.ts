import type { Messages } from '#app/i18n/messages.ts'

export const info = {
  home: 'Home',
  contents: 'On this page',
  servicesMenu: 'Our services',
  allServices: 'All services',
  map: 'Map: {{place}}',
  showMap: 'Show the map',
  openMap: 'Open in maps',
  byAppointment: 'Local time. Daily by appointment,',
  offices: 'Addresses and opening hours',
  contacts: 'Contacts',
  reviews: 'Reviews',
  socials: 'Follow us',
  more: 'See also',
  reach: { title: 'Contact us', write: 'Write', call: 'Call', email: 'Email' },
  support: { faq: 'Common questions', builtIn: 'Meanwhile, here are the five asked most often.' },
  faq: {
    order: 'Orders and payment',
    delivery: 'Delivery',
    warranty: 'Warranty and returns',
    products: 'About the pieces',
    failed: 'The questions and answers could not be loaded',
    empty: 'No questions yet',
    emptyText: 'Please ask us directly: by phone, in a messenger or on the support page.',
    ask: 'Ask a question',
  },
} satisfies Messages['info']
