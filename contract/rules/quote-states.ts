/** What became of a quote: `open` until the person orders or declines, its time is over, or the shop withdraws it. */
export const quoteStates = ['open', 'ordered', 'declined', 'expired', 'withdrawn'] as const
export type QuoteState = (typeof quoteStates)[number]
