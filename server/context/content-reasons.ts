/** Why a change of what the owner writes is refused: promo codes, questions, videos. */
const contentReasons = ['promo-code-known', 'promo-used-more', 'promo-was-used'] as const

export type ContentReason = (typeof contentReasons)[number]
