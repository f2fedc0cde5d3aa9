export const quoteStates = ['open', 'ordered', 'declined', 'expired', 'withdrawn'] as const
export type QuoteState = (typeof quoteStates)[number]
