import type { Messages } from '#app/i18n/messages.ts'

export const footer = {
  services: 'Services',
  brands: 'Brands',
  noBrands: 'No brands yet',
  contacts: 'Contacts',
  statement: 'Pre-owned watches, jewelry and bags, each listed with its condition, city and what comes with it.',
  seller: 'Seller: {{name}}',
  returns: '14-day returns',
  warranty: '12-month warranty',
  privacyPolicy: 'Privacy policy',
  payment: 'Payment',
  terms: 'Terms of sale',
  delivery: 'Delivery and returns',
  socials: 'Social networks',
  soon: 'soon',
} satisfies Messages['footer']
