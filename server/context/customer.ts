/** The signed-in customer of a request. Every verb on personal data takes one. */
export type Customer = { customerId: string; sessionId: string }
