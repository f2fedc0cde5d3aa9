/** Where a consigned piece stands: with the shop, promised to somebody, its payout due or paid, or given back. */
export const consignmentStates = ['in-stock', 'reserved', 'due', 'paid', 'withdrawn'] as const
export type ConsignmentState = (typeof consignmentStates)[number]
