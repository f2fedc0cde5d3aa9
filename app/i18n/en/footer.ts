import type { Messages } from '#app/i18n/messages.ts'

export const footer = {
  services: 'Services',
  brands: 'Brands',
  noBrands: 'No brands yet',
  contacts: 'Contacts',
  statement: 'Watches, jewelry and bags with a past. Every piece is checked by a master and is in stock.',
  returns: 'Returns within 14 days',
  warranty: 'Store warranty of 12 months',
  privacyPolicy: 'Privacy policy',
  terms: 'Terms of sale',
  delivery: 'Delivery and returns',
  socials: 'Social networks',
  soon: 'soon',
} satisfies Messages['footer']
