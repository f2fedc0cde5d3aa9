/** Statuses that a whole import can give to new pieces whose rows have none; the first is the default. */
export const newStatuses = ['draft', 'incoming', 'available'] as const
export type NewStatus = (typeof newStatuses)[number]
