const buybackReasons = [
  'buyback-link-gone',
  'buyback-changed',
  'buyback-expired',
  'buyback-no-decision',
  'buyback-price-needed',
  'buyback-known',
  'buyback-thread-assigned',
  'buyback-edited-meanwhile',
  'buyback-step-impossible',
  'buyback-sum-missing',
  'buyback-terms-wrong',
  'buyback-method-wrong',
  'buyback-valid-past',
  'buyback-brand-unknown',
  'buyback-no-credit',
  'buyback-credit-ordered',
] as const

export type BuybackReason = (typeof buybackReasons)[number]
