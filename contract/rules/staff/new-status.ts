/** Statuses to choose from for the new pieces of an import whose rows have none; the first is the default. */
export const newStatuses = ['draft', 'incoming', 'available'] as const
export type NewStatus = (typeof newStatuses)[number]
