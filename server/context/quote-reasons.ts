const quoteReasons = [
  'quote-gone',
  'quote-expired',
  'quote-over',
  'quote-other-phone',
  'quote-pieces-gone',
  'quote-phone-needed',
  'quote-until',
  'quote-credit-other',
  'quote-credit-too-much',
  'quote-credit-gone',
] as const

export type QuoteReason = (typeof quoteReasons)[number]
