/** When an alert is sent. `daily`: in one message every morning. `at-once`: soon after the event, but only during the day. */
export const alertPaces = ['daily', 'at-once'] as const
export type AlertPace = (typeof alertPaces)[number]

/** Events that trigger an alert about a piece: it was listed, became cheaper, became available again, or was sold. */
export type AlertReason = 'new' | 'price' | 'back' | 'sold'
