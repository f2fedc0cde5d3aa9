export const enquiryKinds = [
  'contact',
  'order_request',
  'price_request',
  'live_photo_request',
  'appointment',
  'buyback',
  'missing_model',
  'offer',
] as const
export type EnquiryKind = (typeof enquiryKinds)[number]
