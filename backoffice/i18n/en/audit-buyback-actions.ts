export const auditBuybackActions = {
  accept: 'Price of a buyback accepted',
  agree: 'Sum of a buyback agreed',
  change: 'Buyback changed',
  decline: 'Buyback declined',
  estimate: 'Estimate given',
  inspect: 'Piece inspected',
  open: 'Buyback begun',
  pay: 'Buyback paid',
  receive: 'Piece received',
  return: 'Piece given back',
  stock: 'Draft made of a buyback',
}
