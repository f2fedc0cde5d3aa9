const stockReasons = [
  'bulk-too-many',
  'tags-too-many',
  'bulk-price-missing',
  'bulk-price-gone',
  'paper-missing',
  'paper-too-large',
  'paper-kind',
  'stock-take-open',
  'stock-take-closed',
  'stock-take-place-unknown',
  'stock-take-piece-unknown',
] as const

export type StockReason = (typeof stockReasons)[number]
