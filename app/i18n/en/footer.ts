import type { Messages } from '#app/i18n/messages.ts'

export const footer = {
  services: 'Services',
  brands: 'Brands',
  noBrands: 'No brands yet',
  contacts: 'Contacts',
  statement: 'Pre-owned watches, jewelry and bags. Every piece has been checked by our experts and is in stock.',
  returns: 'Returns within 14 days',
  warranty: 'Store warranty of 12 months',
  privacyPolicy: 'Privacy policy',
  terms: 'Terms of sale',
  delivery: 'Delivery and returns',
  socials: 'Social networks',
  soon: 'soon',
} satisfies Messages['footer']
