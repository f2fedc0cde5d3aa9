/** States of a quote. A quote is `open` until the customer orders or declines, the quote expires, or the shop withdraws the quote. */
export const quoteStates = ['open', 'ordered', 'declined', 'expired', 'withdrawn'] as const
export type QuoteState = (typeof quoteStates)[number]
