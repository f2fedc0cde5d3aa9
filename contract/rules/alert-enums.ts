/** When an alert is sent: in the daily message of the morning, or at once during the day. */
export const alertPaces = ['daily', 'at-once'] as const
export type AlertPace = (typeof alertPaces)[number]

/** Events of a piece that trigger an alert: it was listed, became cheaper, became available again, or was sold. */
export type AlertReason = 'new' | 'price' | 'back' | 'sold'
