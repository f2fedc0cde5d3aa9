/** Who asks, when it is a customer: every verb about a person's own things is given one (API-11). */
export type Customer = { customerId: string; sessionId: string }
