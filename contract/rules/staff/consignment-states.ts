/**
 * States of a consigned piece. `due`: sold, but the consignor has not been paid. `paid`: sold, and the consignor has been paid.
 * `withdrawn`: returned to the consignor.
 */
export const consignmentStates = ['in-stock', 'reserved', 'due', 'paid', 'withdrawn'] as const
export type ConsignmentState = (typeof consignmentStates)[number]
