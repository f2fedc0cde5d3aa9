/** Kinds of entries in an order's history: a step, an undone step, an extended reservation, an edit, the customer's agreement by link. */
export const orderEventKinds = ['status', 'undone', 'extended', 'edited', 'agreed'] as const
export type OrderEventKind = (typeof orderEventKinds)[number]

export const paymentKinds = ['payment', 'deposit', 'refund'] as const
export type PaymentKind = (typeof paymentKinds)[number]
export const paymentMethods = ['cash', 'transfer', 'card-terminal', 'coin', 'other'] as const
export type PaymentMethod = (typeof paymentMethods)[number]

export const returnStates = ['asked', 'received', 'inspected', 'accepted', 'refused'] as const
export type ReturnState = (typeof returnStates)[number]

export const documentKinds = ['invoice', 'proforma', 'packing-slip', 'handover'] as const
export type DocumentKind = (typeof documentKinds)[number]

/** Whether a document asks for a payment. Such a document has bank data and the VAT scheme. */
export const isBill = (kind: DocumentKind): boolean => kind === 'invoice' || kind === 'proforma'

export const staffOrderOrderings = ['newest', 'oldest', 'expires', 'total_desc', 'total_asc'] as const
export type StaffOrderOrdering = (typeof staffOrderOrderings)[number]

export const emailDeliveryStates = ['waiting', 'sent', 'failed', 'withdrawn'] as const
export type EmailDeliveryState = (typeof emailDeliveryStates)[number]

/** Staff actions on an order. Each action leads to a status. */
export const orderSteps = ['confirm', 'ship', 'deliver', 'cancel'] as const
export type OrderStep = (typeof orderSteps)[number]

/**
 * Badges of an order. `open-return`: staff have not decided on a return yet. `kept`: the reservation of an unconfirmed order has ended, but
 * the order was not cancelled because it has a payment.
 */
export const orderBadges = ['kept', 'open-return', 'return', 'refund', 'note', 'failed-email'] as const
export type OrderBadge = (typeof orderBadges)[number]
