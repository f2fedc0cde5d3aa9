/** What a line of an order's history tells: a step, a step that was taken back, a longer reservation, an edit. */
export const orderEventKinds = ['status', 'undone', 'extended', 'edited', 'agreed'] as const
export type OrderEventKind = (typeof orderEventKinds)[number]

/** Money of an order that was written down. */
export const paymentKinds = ['payment', 'deposit', 'refund'] as const
export type PaymentKind = (typeof paymentKinds)[number]
export const paymentMethods = ['cash', 'transfer', 'card-terminal', 'coin', 'other'] as const
export type PaymentMethod = (typeof paymentMethods)[number]

/** How far a return is. */
export const returnStates = ['asked', 'received', 'inspected', 'accepted', 'refused'] as const
export type ReturnState = (typeof returnStates)[number]

/** Papers of an order. */
export const documentKinds = ['invoice', 'packing-slip', 'handover'] as const
export type DocumentKind = (typeof documentKinds)[number]

/** Sort orders of the staff's list. */
export const staffOrderOrderings = ['newest', 'oldest', 'expires', 'total_desc', 'total_asc'] as const
export type StaffOrderOrdering = (typeof staffOrderOrderings)[number]

/** What became of an email about an order. */
export const emailFates = ['waiting', 'sent', 'failed', 'withdrawn'] as const
export type EmailFate = (typeof emailFates)[number]

/** What the staff does to move an order on, and the status that it leads to. */
export const orderSteps = ['confirm', 'ship', 'deliver', 'cancel'] as const
export type OrderStep = (typeof orderSteps)[number]

/**
 * What is special about an order; `open-return` is a return that is not decided yet (OWN-67), `kept` an unconfirmed order that outlived its
 * reservation because it is paid.
 */
export const orderBadges = ['kept', 'open-return', 'return', 'refund', 'note', 'failed-email'] as const
export type OrderBadge = (typeof orderBadges)[number]
