/** What a promo code is worth at the moment: usable, not yet, used up, no longer, or turned off by hand. */
export const promoStates = ['active', 'planned', 'used-up', 'ended', 'off'] as const
export type PromoState = (typeof promoStates)[number]

/** A code as it is stored: capitals, plain hyphens, nothing invisible or in quotes that was pasted along. */
export const tidyPromoCode = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/[\p{Cf}\p{Quotation_Mark}]/gu, '')
    .replace(/\p{Pd}/gu, '-')
    .trim()
    .toUpperCase()

/** Whether a text can be a code: letters of one alphabet, since nobody can tell a Russian С from a Latin one. */
export const isPromoCode = (text: string): boolean => /^(?:[a-z0-9-]{3,40}|[а-яё0-9-]{3,40})$/iu.test(text.trim())

/** Below this many characters a code can be guessed in time, whatever the limit of tries. */
export const promoCodeSafeChars = 8
