type TextPage = {
  path: string
  hasParts: boolean
  /** Whether earlier versions remain published. */
  isPolicy?: true
  /** Anchors of the page outside of its text. */
  ownAnchors?: readonly string[]
  /** Anchors of text parts to which other pages link. These parts must not be removed. */
  neededAnchors?: readonly string[]
}

const pages = {
  about: {
    path: '/about',
    hasParts: true,
    ownAnchors: ['customer-reviews', 'addresses', 'contacts'],
    neededAnchors: ['who-we-are'],
  },
  contacts: { path: '/contacts', hasParts: false, ownAnchors: ['reach', 'write', 'addresses'] },
  services: { path: '/services', hasParts: true, ownAnchors: ['ask'] },
  authenticity: { path: '/authenticity', hasParts: true },
  service: { path: '/service', hasParts: true },
  appointment: { path: '/appointment', hasParts: true, ownAnchors: ['book'] },
  'watch-buyback': { path: '/watch-buyback', hasParts: true, ownAnchors: ['sell'] },
  faq: { path: '/faq', hasParts: false },
  support: { path: '/support', hasParts: false },
  payment: { path: '/payment', hasParts: true },
  terms: { path: '/terms', hasParts: true, isPolicy: true, neededAnchors: ['delivery', 'returns'] },
  'privacy-policy': { path: '/privacy-policy', hasParts: true, isPolicy: true },
} as const satisfies Record<string, TextPage>

export type TextPageName = keyof typeof pages
/** Information pages with an editable text. */
export const textPages: Record<TextPageName, TextPage> = pages
export const textPageNames = [
  'about',
  'contacts',
  'services',
  'authenticity',
  'service',
  'appointment',
  'watch-buyback',
  'faq',
  'support',
  'payment',
  'terms',
  'privacy-policy',
] as const satisfies readonly TextPageName[]
export const policyNames = ['terms', 'privacy-policy'] as const satisfies readonly TextPageName[]
export type PolicyName = (typeof policyNames)[number]
