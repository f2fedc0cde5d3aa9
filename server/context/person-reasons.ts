const personReasons = [
  'order-not-taken',
  'person-blocked',
  'person-order-open',
  'person-consignment-open',
  'person-buyback-open',
  'person-introducer',
] as const

export type PersonReason = (typeof personReasons)[number]
