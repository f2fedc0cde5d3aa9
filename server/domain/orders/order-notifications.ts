/** The occasions on which a customer is notified of their order. */
export const orderNotifications = ['placed', 'confirmed', 'shipped', 'cancelled', 'lapsed', 'kept', 'extended', 'edited'] as const
export type OrderNotification = (typeof orderNotifications)[number]
