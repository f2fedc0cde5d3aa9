export const orderNotifications = ['placed', 'confirmed', 'shipped', 'cancelled', 'lapsed', 'kept', 'extended', 'edited'] as const
export type OrderNotification = (typeof orderNotifications)[number]
