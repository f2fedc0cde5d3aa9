/** How long pieces have been in stock: bands of days, both ends in them; the last has no end. */
export const stockAges = [
  { from: 0, to: 30 },
  { from: 31, to: 90 },
  { from: 91, to: 180 },
  { from: 181, to: 365 },
  { from: 366, to: null },
] as const

/** Statuses of pieces that the shop has to sell, or soon will. */
export const stockStatuses = ['draft', 'incoming', 'available', 'reserved'] as const
