/** States of a consigned piece: in stock, reserved, sold with the payout due, sold with the payout made, returned to the consignor. */
export const consignmentStates = ['in-stock', 'reserved', 'due', 'paid', 'withdrawn'] as const
export type ConsignmentState = (typeof consignmentStates)[number]
