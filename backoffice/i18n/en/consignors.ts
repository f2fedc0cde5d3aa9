export const consignors = {
  title: 'Consignors',
  empty: 'Nobody has left a piece with the shop yet',
  emptyText: 'Choose “Consigned” under Costs of a piece and enter its owner.',
  columns: { name: 'Consignor', contact: 'Contact', inStock: 'In stock', due: 'To pay', paid: 'Paid' },
  inStock_one: '{{count}} piece in stock',
  inStock_other: '{{count}} pieces in stock',
  statement: 'Statement',
  statementOf: 'Statement: {{name}}',
  print: 'Print',
  sendTitle: 'Statement by email',
  language: 'Language of the statement',
  languages: { ru: 'Russian', en: 'English' },
}
