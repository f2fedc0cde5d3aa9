/** When a person is told about their order. */
export const orderOccasions = ['placed', 'confirmed', 'shipped', 'cancelled', 'lapsed'] as const
export type OrderOccasion = (typeof orderOccasions)[number]
