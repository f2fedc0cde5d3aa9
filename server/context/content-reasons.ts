/** Reasons to refuse a change of content: banners, brands, promo codes, page texts. */
const contentReasons = [
  'banner-link-unknown',
  'banner-picture-unknown',
  'brand-name-taken',
  'brands-ordered-meanwhile',
  'promo-code-known',
  'promo-used-more',
  'promo-was-used',
  'text-anchor-needed',
  'text-anchor-taken',
  'text-empty',
  'text-fact-broken',
  'text-fact-here',
  'text-fact-unknown',
  'text-link-broken',
  'text-link-here',
  'text-link-scheme',
  'text-link-unknown',
  'text-needs-part',
  'text-part-gone',
  'text-same',
  'text-too-long',
  'text-without-parts',
] as const

export type ContentReason = (typeof contentReasons)[number]
