/** How soon somebody is notified: with the next message of the morning, or at once by day. */
export const alertPaces = ['daily', 'at-once'] as const
export type AlertPace = (typeof alertPaces)[number]

/** What a person is notified of a piece: it came, it costs less, it can be had again, it is sold. */
export type TellingReason = 'new' | 'price' | 'back' | 'sold'
