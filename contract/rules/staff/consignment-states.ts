/** States of a consigned piece: in stock, reserved, sold with its payout due or paid, or returned to the consignor. */
export const consignmentStates = ['in-stock', 'reserved', 'due', 'paid', 'withdrawn'] as const
export type ConsignmentState = (typeof consignmentStates)[number]
