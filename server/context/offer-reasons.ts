const offerReasons = [
  'offer-not-taken',
  'offer-piece-gone',
  'offer-open',
  'offer-not-below',
  'offer-between',
  'offer-no-counter',
  'offer-below-floor',
  'offer-expired',
  'offer-over',
  'offer-changed',
] as const

export type OfferReason = (typeof offerReasons)[number]
