/** Age ranges of stock in days, both ends inclusive. The last range has no upper end. */
export const stockAges = [
  { from: 0, to: 30 },
  { from: 31, to: 90 },
  { from: 91, to: 180 },
  { from: 181, to: 365 },
  { from: 366, to: null },
] as const

export const stockStatuses = ['draft', 'incoming', 'available', 'reserved'] as const
