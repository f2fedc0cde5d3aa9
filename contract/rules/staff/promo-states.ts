/** States of a promo code. `planned`: not started. `off`: switched off manually. */
export const promoStates = ['active', 'planned', 'used-up', 'ended', 'off'] as const
export type PromoState = (typeof promoStates)[number]

/** Normalizes a promo code for storage: upper case, plain hyphens, no quotes or invisible characters. */
export const tidyPromoCode = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/[\p{Cf}\p{Quotation_Mark}]/gu, '')
    .replace(/\p{Pd}/gu, '-')
    .trim()
    .toUpperCase()

/** Whether a text is a valid promo code. All letters must belong to one alphabet, because the Cyrillic С looks like the Latin C. */
export const isPromoCode = (text: string): boolean => /^(?:[a-z0-9-]{3,40}|[а-яё0-9-]{3,40})$/iu.test(text.trim())

/** The minimum length of a promo code that is too hard to guess, because a rate limit restricts the attempts. */
export const promoCodeSafeChars = 8
