import type { Messages } from '#app/i18n/messages.ts'

export const footer = {
  services: 'Services',
  brands: 'Brands',
  noBrands: 'No brands yet',
  contacts: 'Contacts',
  statement: 'Pre-owned watches, jewelry and bags, each with its condition, set and city on its page.',
  seller: 'Seller: {{name}}',
  returns: '14-day returns',
  warranty: '12-month warranty',
  privacyPolicy: 'Privacy policy',
  terms: 'Terms of sale',
  delivery: 'Delivery and returns',
  socials: 'Social networks',
  soon: 'soon',
} satisfies Messages['footer']
