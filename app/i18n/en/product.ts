import type { Messages } from '#app/i18n/messages.ts'

export const product = {
  loadFailed: 'Could not load the product',
  priceOnRequest: 'Price on request',
  previousPrice: 'Former price',
  reference: 'Reference {{reference}}',
  year: '{{year}}',
  fullSet: 'Full set',
  limited: 'Limited edition',
  sale: 'Price lowered',
  reserved: 'Reserved',
  sold: 'Sold',
} satisfies Messages['product']
