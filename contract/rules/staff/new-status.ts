/** Statuses that staff can choose for new pieces of an import whose rows have no status. The first is the default. */
export const newStatuses = ['draft', 'incoming', 'available'] as const
export type NewStatus = (typeof newStatuses)[number]
