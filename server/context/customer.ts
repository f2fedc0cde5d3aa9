/** The customer who sends the request: every verb about a person's own data takes one. */
export type Customer = { customerId: string; sessionId: string }
