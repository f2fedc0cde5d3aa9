/** The sale of a piece to a person in the office. */
export const officeSale = {
  card: 'Card of the buyer',
  cardHelp: 'Name, phone or email of somebody you know already. Otherwise enter the buyer below.',
  cardNone: 'No such card: enter the buyer below.',
  cardClear: 'Another buyer',
  optional: 'Optional',
  price: 'Sale price',
  method: 'Paid by',
  submit: 'Paid and handed over',
  done: 'Sold',
  doneText: '{{piece}} for {{sum}}. Order {{number}} is paid and handed over.',
  papers: 'Invoice and handover certificate',
  order: 'Open the order',
  undo: 'Undo the sale',
}
