/** States of a quote: `open` until the customer orders or declines, it expires, or the shop withdraws it. */
export const quoteStates = ['open', 'ordered', 'declined', 'expired', 'withdrawn'] as const
export type QuoteState = (typeof quoteStates)[number]
